import { rem, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { note: rem(240) };

export const parts = screenStyle({ ...tabular, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

/** Beside the buttons where a short line fits, else above them. */
export const note = screenStyle({ ...text('label'), flex: `1 1 ${sizes.note}`, alignSelf: 'center', minInlineSize: 0, color: color.text.secondary, fontWeight: 400 });

/** One line below the title. */
export const description = screenStyle({ marginBlockStart: `calc(-1 * ${space[2]})` });

export const progress = screenStyle({ display: 'grid', gap: space[2] });

export const counts = screenStyle({ ...text('label'), display: 'flex', flexWrap: 'wrap', columnGap: space[3] });

export const done = screenStyle({ color: color.text.primary });

export const failed = screenStyle({ color: color.tone.critical.text });

export const pace = screenStyle({ marginInlineStart: 'auto', fontWeight: 400 });
