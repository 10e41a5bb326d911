'use client';
import type { Product } from '@valise/contract';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { useState } from 'react';
import type { LabelsDialogProps } from './LabelsDialog.tsx';

const LabelsDialog = lazyOverlay<LabelsDialogProps>(async () => (await import('./LabelsDialog.tsx')).LabelsDialog, {
  close: ({ onClose }) => onClose(),
});

const closed: Pick<LabelsDialogProps, 'isOpen' | 'products'> = { isOpen: false, products: [] };

/** The dialog that prints labels of products, to be rendered, and the function that opens it. */
export function usePrintLabels() {
  const [state, setState] = useState(closed);
  const printLabels = (products: readonly Product[]) => setState({ isOpen: true, products });
  return { printLabels, labelsDialog: <LabelsDialog {...state} onClose={() => setState({ ...state, isOpen: false })} /> };
}
