/**
 * The text that is logged for a failure. A query's error quotes its parameters, which may be secrets, so only its cause, the
 * database's own error, is logged.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown.';
  if (error.cause instanceof Error) return describeFailure(error.cause);
  return error.stack ?? `${error.name}: ${error.message}`;
}
