'use client';
import type { Refund } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import type { KeptList } from '../../kit/list/keptList.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { refundList, type RefundListContext } from './refundListDefinition.tsx';
import type { RefundListState } from './state/refundListState.ts';

export interface RefundListProps extends KeptList<RefundListState>, RefundListContext {
  refunds: Loadable<readonly Refund[]>;
}

/** The refunds that travelers have asked for. */
export function RefundList({ refunds, onChat, ...kept }: RefundListProps) {
  return <ListScreen list={refundList} rows={refunds} context={{ onChat }} {...kept} />;
}
