import { optionalText, type Reader, reader } from './readers.ts';

/** An absolute address: it has a scheme, such as https: or data:. */
const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address);

let base: string | undefined;

/**
 * Sets what relative addresses of pictures and videos are resolved against, for the whole page: `/x` against its origin, `x` against
 * itself, so that a directory ends in a slash. Without it they stay as sent.
 */
export function setMediaBase(address: string | undefined): void {
  base = address;
}

function resolved(sent: string): string {
  const address = sent.trim();
  return base === undefined || address === '' || isAbsolute(address) || !URL.canParse(address, base) ? sent : new URL(address, base).href;
}

/** The address of a picture or a video, absolute once the base is set. */
export const mediaAddress = reader<string, string>((value) => (typeof value === 'string' ? resolved(value) : undefined));

/** The address of a picture that may be missing. */
export const optionalMedia: Reader<string | number | null, string | null> = reader((value) => {
  const read = optionalText.safeParse(value as string);
  if (!read.success) return undefined;
  return read.data === null ? null : resolved(read.data);
});
