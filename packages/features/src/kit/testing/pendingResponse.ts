/** A response that arrives when `respond` is called. */
export function pendingResponse() {
  const resolvers: ((response: unknown) => void)[] = [];
  const promise = new Promise((resolve) => resolvers.push(resolve));
  return { promise, respond: (response: unknown) => resolvers[0]?.(response) };
}
