/** The data that the order list reads beside an order. */
export interface OrderListContext {
  /** The ids of the orders that Today's Queue has in cleaning; undefined while nobody has asked for them. */
  cleaning: ReadonlySet<string> | undefined;
  today: Date;
}
