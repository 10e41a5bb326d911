import type { Refund } from '@valise/contract';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { Eye } from '@valise/ui/icons/Eye';
import { paths } from '../../domain/paths.ts';
import { defineList } from '../../kit/list/defineList.ts';
import { refundMessages } from '../messages.ts';
import { refundStatuses } from '../refundStatus.ts';
import { numberOf, refundCard, refundColumns } from './refundColumns.tsx';
import { refundListState } from './state/refundListState.ts';
import { searchText } from './state/searchText.ts';

export interface RefundListContext {
  /** Opens the support chat of the refund's order. */
  onChat: (refund: Refund) => void;
}

const hrefOf = ({ id }: Refund) => paths.refundDetail(id);

/** The refunds that travelers have asked for. */
export const refundList = defineList({
  name: 'refunds',
  messages: refundMessages,
  state: refundListState,
  rowId: ({ id }: Refund) => id,
  rowName: numberOf,
  rowHref: hrefOf,
  header: (messages) => ({ title: messages.refunds, parent: { label: messages.dashboard, href: paths.dashboard } }),
  columns: refundColumns,
  fields: async () => (await import('./refundFields.ts')).refundFields,
  card: refundCard,
  actions: ({ messages }, { onChat }: RefundListContext) => ({
    header: messages.action,
    display: 'menu',
    items: [
      { id: 'view', label: messages.viewDetail, icon: <Eye size={18} />, href: hrefOf },
      { id: 'chat', label: messages.chatSupport, icon: <ChatsCircle size={18} />, onAction: onChat },
    ],
  }),
  search: { label: (messages) => messages.searchRefunds, text: searchText },
  filters: {
    status: { label: (messages) => messages.status, labelOf: (key, messages) => messages[key], choiceOf: ({ status }) => refundStatuses.keyOf(status) },
  },
  loading: (messages) => messages.loadingRefunds,
  count: (count, messages) => messages.refundCount({ count }),
  empty: (messages) => ({ title: messages.noRefunds, description: messages.noRefundsYet }),
});
