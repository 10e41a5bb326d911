import type { Order, OrderItem } from '@valise/contract';

/** The pieces of an item. A quantity that cannot be read counts as one piece. */
export const piecesOf = ({ quantity }: Pick<OrderItem, 'quantity'>): number => (quantity !== null && Number.isInteger(quantity) && quantity > 0 ? quantity : 1);

export interface OrderCount {
  items: number;
  pieces: number;
}

/** How many items and how many pieces these are. */
export const countItems = (items: readonly Pick<OrderItem, 'quantity'>[]): OrderCount => ({
  items: items.length,
  pieces: items.reduce((sum, item) => sum + piecesOf(item), 0),
});

/** The count in words: of the items where the order lists them, else the number that the server sent. */
export function itemsText(order: Order | null, words: { itemsAndPieces: (count: OrderCount) => string }, { number }: { number: (value: number | null) => string }): string {
  return order !== null && order.items.length > 0 ? words.itemsAndPieces(countItems(order.items)) : number(order?.itemsCount ?? null);
}
