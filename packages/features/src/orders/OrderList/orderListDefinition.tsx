import type { Order } from '@valise/contract';
import { ArrowRight } from '@valise/ui/icons/ArrowRight';
import { messagesIn } from '@valise/ui/messages';
import { dueOf, dues, isDue } from '../../domain/order/due.ts';
import { queueMessages } from '../../domain/order/queueMessages.ts';
import { paths } from '../../domain/paths.ts';
import { defineList } from '../../kit/list/defineList.ts';
import { SelectFilterField } from '../../kit/list/SelectFilterField.tsx';
import { TabbedList } from '../../kit/list/TabbedList.tsx';
import { isPending } from '../../domain/order/orderStatus.ts';
import { ordersMessages } from '../messages.ts';
import { actionsWidth, orderCard, orderColumns } from './orderColumns.tsx';
import type { OrderListContext } from './orderListContext.ts';
import { capitalised, columnOfStatus, presentStatuses, searchedText, searchText, statusFilter } from './state/orderFilter.ts';
import { orderListState, orderTabs, type OrderTab } from './state/orderListState.ts';

const hrefOf = ({ id }: Order) => paths.orderDetail(id);

/** The orders of a partner, in two tabs: with a rider, and waiting for one. */
export const orderList = defineList({
  name: 'orders',
  messages: ordersMessages,
  state: orderListState,
  rowId: ({ id }: Order) => id,
  rowName: ({ id }, messages) => messages.listedOrder({ id }),
  rowHref: hrefOf,
  header: (messages) => ({ title: messages.orders, subtitle: messages.subtitle, parent: { label: messages.dashboard, href: paths.dashboard } }),
  columns: orderColumns,
  fields: async () => (await import('./orderFields.ts')).orderFields,
  card: orderCard,
  actions: ({ messages }, _: OrderListContext, tab: OrderTab) => ({
    header: messages.view,
    headerWidth: actionsWidth[tab],
    items: [{ id: 'view', label: messages.view, icon: <ArrowRight size={18} />, href: hrefOf }],
  }),
  search: { label: (messages) => messages.searchOrders, placeholder: (messages) => messages.search, text: searchText, wanted: searchedText },
  select: {
    Field: SelectFilterField,
    name: 'status',
    label: (messages) => messages.status,
    all: (messages) => messages.all,
    valuesOf: (orders) => new Map([...presentStatuses(orders), ...dues.map((due) => [due, due] as const)]),
    labelOf(value, text, { messages, locale }) {
      if (isDue(value)) return messages[value];
      const column = columnOfStatus(value);
      return column === null ? capitalised(text ?? value) : messagesIn(queueMessages, locale)[column];
    },
    matches: (status, { cleaning, now }) => (isDue(status) ? (order) => dueOf(order, now) === status : statusFilter(status, cleaning)),
  },
  tabs: {
    Tabs: TabbedList,
    ids: orderTabs,
    tabOf: (order) => (isPending(order) ? 'pending' : 'assigned'),
    label: (tab, messages) => messages[tab],
    urgent: 'pending',
  },
  loading: (messages) => messages.loadingOrders,
  count: (count, messages) => messages.orderCount({ count }),
  empty: (messages, tab) => ({
    title: messages.noOrders,
    description: tab === undefined ? messages.noOrdersYet : { assigned: messages.noneAssigned, pending: messages.nonePending }[tab],
  }),
});
