/**
 * What a log may say of a failure. A database error quotes its parameters, and they are secrets as often as not:
 * only what the database itself said of it is kept.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown.';
  if (error.cause instanceof Error) return describeFailure(error.cause);
  return error.stack ?? `${error.name}: ${error.message}`;
}
