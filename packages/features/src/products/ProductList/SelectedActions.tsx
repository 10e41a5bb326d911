'use client';
import { Button } from '@valise/ui/Button';
import type { TableLayout } from '@valise/ui/DataTable';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { QrCode } from '@valise/ui/icons/QrCode';
import { Trash } from '@valise/ui/icons/Trash';
import { useMessages } from '@valise/ui/messages';
import { memo, type Ref } from 'react';
import { listMessages } from '../../kit/list/messages.ts';
import { productMessages } from '../messages.ts';
import { BulkActions, type BulkActionsProps } from './BulkActions.tsx';

export interface SelectedActionsProps extends Omit<BulkActionsProps, 'iconSize' | 'onSelect'> {
  layout: TableLayout;
  editRef: Ref<HTMLButtonElement>;
}

/** The actions in the bar of selected products. Memoised, so that another number of several renders none of its buttons. */
export const SelectedActions = memo(function SelectedActions({ layout, editRef, onEdit, ...actions }: SelectedActionsProps) {
  const messages = useMessages(productMessages);
  const { exportRows } = useMessages(listMessages);
  const isCards = layout === 'cards';
  const size = isCards ? 'large' : 'medium';
  const edit = onEdit && (
    <Button ref={editRef} size={size} isFullWidth={isCards} icon={<PencilSimple size={18} />} onPress={onEdit}>
      {messages.editAction}
    </Button>
  );
  return (
    <>
      {!isCards && edit}
      {layout === 'full' && (
        <Button icon={<DownloadSimple size={18} />} onPress={actions.onExport}>
          {exportRows}
        </Button>
      )}
      {layout === 'full' && (
        <Button icon={<QrCode size={18} />} onPress={actions.onPrintLabels}>
          {messages.labels}
        </Button>
      )}
      <Button variant="danger-outline" size={size} isFullWidth={isCards} icon={<Trash size={18} />} onPress={actions.onDeleteSelected}>
        {messages.deleteAction}
      </Button>
      {isCards && edit}
      <BulkActions iconSize={size} onEdit={onEdit} {...actions} />
    </>
  );
});
