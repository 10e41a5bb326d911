const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const known = new Map<string, Intl.RelativeTimeFormat>();

/** One format per language, because making an `Intl` format is slow. */
function formatIn(locale: string): Intl.RelativeTimeFormat {
  const format = known.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  known.set(locale, format);
  return format;
}

/** The time since a moment, in words of a language: 'now', '5 min. ago', 'yesterday'. A future moment is 'now'. */
export function timeAgo(moment: Date, now: Date, locale: string): string {
  const format = formatIn(locale);
  const passed = Math.max(0, now.getTime() - moment.getTime());
  if (passed < MINUTE_MS) return format.format(0, 'second');
  if (passed < HOUR_MS) return format.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour');
  return format.format(-Math.floor(passed / DAY_MS), 'day');
}
