import { px, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { twoColumns: px(320), row: px(38) };

export const box = style({ containerType: 'inline-size', display: 'grid', gap: vars.space[3], justifyItems: 'start' });

export const list = style({
  inlineSize: '100%',
  display: 'grid',
  columnGap: vars.space[6],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  '@container': { [`(min-width: ${sizes.twoColumns})`]: { gridTemplateColumns: '1fr 1fr' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: sizes.row,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});

export const place = style({ ...text('caption'), ...tabular, minInlineSize: vars.space[4], color: color.text.muted });

export const code = style({ ...text('body'), ...tabular, fontWeight: 500, letterSpacing: '0.06em', overflowWrap: 'anywhere' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
