import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const part = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  overflowWrap: 'anywhere',
});

export const dialog = style({
  ...text('body'),
  inlineSize: '100%',
  maxInlineSize: `min(${vars.size['dialog-sm']}, calc(100vw - ${space[8]}))`,
  margin: 'auto',
  padding: space[6],
  border: `${vars.borderWidth.hairline} solid light-dark(transparent, ${color.border.default})`,
  borderRadius: vars.radius.xl,
  background: color.background.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.dialog,
  selectors: { '&::backdrop': { background: color.overlay.scrim } },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});

export const sentence = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[2], marginBlockStart: space[4] });
