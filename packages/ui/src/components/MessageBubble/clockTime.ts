const clocks = new Map<string, Intl.DateTimeFormat>();

/** `14:05`, here, in the reader's figures. */
export function clockTime(at: Date, locale: string): string {
  let clock = clocks.get(locale);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(locale, clock);
  }
  return clock.format(at);
}
