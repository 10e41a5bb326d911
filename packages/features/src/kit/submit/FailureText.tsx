import type { Failure } from './failure.ts';

export interface FailureTextProps {
  failure: Failure;
  /** Also shows the messages of fields, for example in a dialog without a form. @default false */
  showsFields?: boolean;
}

/** A failure, and each of its reasons on a line of its own. */
export function FailureText({ failure: { message, detail, fields = {} }, showsFields = false }: FailureTextProps) {
  const lines = [message, detail, ...(showsFields ? Object.values(fields).flat() : [])];
  return lines.flatMap((line) => (line === undefined ? [] : [<p key={line}>{line}</p>]));
}
