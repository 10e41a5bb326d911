import type { Order, Person } from '@valise/contract';
import type { ExportField } from '@valise/ui/DataTable';
import { messagesIn } from '@valise/ui/messages';
import { addressOf } from '../../domain/order/AddressCard.tsx';
import { orderMessages } from '../../domain/order/messages.ts';
import { countItems } from '../../domain/order/pieces.ts';
import type { ListWords } from '../../kit/list/defineList.ts';
import type { OrdersCopy } from '../messages.ts';

/** Everything that an order has, one fact a field. Dates and the status are as sent. */
export function orderFields({ messages, locale }: ListWords<OrdersCopy>): readonly ExportField<Order>[] {
  const cards = messagesIn(orderMessages, locale);
  const person = (role: string, personOf: (order: Order) => Pick<Person, 'email' | 'phone'> | null): ExportField<Order>[] => [
    { header: messages.emailOf({ role }), value: (order) => personOf(order)?.email ?? null },
    { header: messages.phoneOf({ role }), value: (order) => personOf(order)?.phone ?? null },
  ];
  return [
    { header: messages.orderId, value: ({ id }) => id },
    { header: messages.orderNumber, value: ({ orderId }) => orderId },
    { header: messages.status, value: ({ status }) => status },
    { header: messages.date, value: ({ createdAt }) => createdAt },
    { header: messages.eta, value: ({ eta }) => eta },
    { header: messages.travelerName, value: ({ travelerName }) => travelerName },
    ...person(messages.traveler, ({ traveler }) => traveler),
    { header: cards.shippingAddress, value: ({ traveler }) => addressOf(traveler, 'shipping')?.address ?? null },
    { header: messages.partnerName, value: ({ partnerName }) => partnerName },
    ...person(cards.partner, ({ partner }) => partner),
    { header: messages.riderName, value: ({ rider }) => rider?.name ?? null },
    ...person(cards.rider, ({ rider }) => rider),
    { header: cards.items, value: (order) => (order.items.length > 0 ? order.items.length : order.itemsCount) },
    { header: messages.pieces, value: ({ items }) => (items.length > 0 ? countItems(items).pieces : null) },
    { header: cards.discount, value: ({ discount }) => discount },
    { header: cards.shipping, value: ({ shipping }) => shipping },
    { header: cards.carrier, value: ({ shippingCarrier }) => shippingCarrier },
    { header: messages.total, value: ({ totalPrice }) => totalPrice },
  ];
}
