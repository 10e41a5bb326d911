import { focusRing, rem, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { list: rem(200), row: rem(44), field: rem(160), name: rem(128) };
const hairline = `${vars.borderWidth.hairline} solid ${color.border.default}`;

export const parts = screenStyle({ display: 'grid', gap: space[5] });

export const frame = screenStyle({ ...text('body'), ...tabular, border: hairline, borderRadius: vars.radius.md, overflow: 'clip' });

export const head = screenStyle({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size['table-header'],
  paddingInline: space[3],
  background: color.background.sunken,
  borderBlockEnd: hairline,
  fontWeight: 600,
});

export const scrollBox = screenStyle({
  ...focusRing('inset'),
  maxBlockSize: sizes.list,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: sizes.row,
  paddingBlock: space[1],
  paddingInline: space[3],
  color: color.text.secondary,
  selectors: { '& + &': { borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}` } },
});

export const single = screenStyle([row, { ...text('body'), border: hairline, borderRadius: vars.radius.md }]);

/** Where they do not fit beside each other, the SKU is below the name. */
export const naming = screenStyle({ display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], minInlineSize: 0 });

export const name = screenStyle({ flex: `1 1 ${sizes.name}`, minInlineSize: 0, overflowWrap: 'anywhere', color: color.text.primary, fontWeight: 550 });

export const sku = screenStyle({ ...text('label'), color: color.text.secondary, fontWeight: 400 });

/** Keeps the name and the SKU apart where a screen reader reads both as one text. */
export const pause = screenStyle({ fontSize: 0 });

export const hidden = screenStyle({ ...text('label'), display: 'inline-flex', alignItems: 'center', gap: space[1], flex: 'none', fontWeight: 400 });

export const field = screenStyle({ inlineSize: sizes.field });
