import { rem, screenStyle, text, vars } from '@valise/ui/theme';

const sizes = { card: rem(760), field: rem(280) };

/** Keeps the forms of the settings narrow, so that they are easy to read. */
export const card = screenStyle({ maxInlineSize: sizes.card });

export const photo = screenStyle({ display: 'grid', gap: vars.space[3] });

export const photoLabel = screenStyle({ ...text('label') });

export const photoHint = screenStyle({ ...text('caption'), color: vars.color.text.muted });

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${sizes.field}), 1fr))`,
  gap: `${vars.space['4-5']} ${vars.space[4]}`,
  alignItems: 'start',
});
