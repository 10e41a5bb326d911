import { focusRing, media, rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { fieldGap } from '../Field/styles/Field.css.ts';

const { color } = vars;
const sizes = { underlineOffset: rem(3) };
const { critical } = color.tone;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: `var(--valise-field-gap, ${fieldGap})`, minInlineSize: 0 });
/** The error messages need room too. */
export const denseStack = style([stack, { gap: vars.space[3] }]);

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space['2-5']} ${vars.space['3-5']}`,
  border: `${vars.borderWidth.hairline} solid ${critical.border}`,
  borderRadius: vars.radius.md,
  background: critical.surface,
  color: critical.text,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const summaryIcon = style({ flex: 'none' });
export const summaryBody = style({ minInlineSize: 0 });
export const summaryTitle = style({ ...text('body'), fontWeight: 600 });
export const lines = style({ ...text('body'), marginBlockStart: vars.space['0-5'], color: color.text.primary, overflowWrap: 'anywhere' });
/** Fields by name, in one line where there is room. */
export const named = style({
  display: 'inline',
  selectors: { '&:has(+ &)::after': { content: '", "' } },
});
export const fieldLink = style({
  ...focusRing(),
  color: critical.text,
  borderRadius: vars.radius.xs,
  textDecoration: 'underline',
  textUnderlineOffset: sizes.underlineOffset,
});

export const attention = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: color.text.secondary,
});
export const attentionIcon = style({ flex: 'none', color: critical.text });
