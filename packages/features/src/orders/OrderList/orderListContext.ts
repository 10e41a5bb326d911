/** The data that the order list needs besides its orders. */
export interface OrderListContext {
  /** The ids of the orders that Today's Queue has in cleaning; undefined until they have been requested. */
  cleaning: ReadonlySet<string> | undefined;
  now: Date;
}
