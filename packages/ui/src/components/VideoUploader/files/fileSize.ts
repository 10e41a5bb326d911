const kilobyte = 1024;
const megabyte = kilobyte * 1024;

/** A formatted size, for example '18.4 MB'. */
export function fileSize(bytes: number, locale: string): string {
  const [value, unit] = bytes < megabyte ? [bytes / kilobyte, 'kilobyte'] : [bytes / megabyte, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
