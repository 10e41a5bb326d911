import { focusRing, media, px, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { tone } = vars.color;
const sizes = { crossOutset: px(4), crossTargetOutset: px(10) };
const inTone = (name: keyof typeof tone) => ({
  background: tone[name].surface,
  borderColor: tone[name].border,
  color: tone[name].text,
});

const banner = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.hairline} solid`,
  borderRadius: vars.radius.md,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const banners = {
  neutral: style([banner, inTone('neutral')]),
  info: style([banner, inTone('info')]),
  success: style([banner, inTone('success')]),
  warning: style([banner, inTone('warning')]),
  critical: style([banner, inTone('critical')]),
  brand: style([banner, inTone('brand')]),
};

export const icon = style({ flex: 'none', inlineSize: vars.size['icon-md'], blockSize: vars.size['icon-md'] });

export const message = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The dismiss button. */
export const cross = style({
  ...transition('background-color', 'color'),
  ...focusRing(),
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  marginBlock: '-2px',
  marginInlineEnd: `calc(-1 * ${sizes.crossOutset})`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered], &[data-pressed]': { background: 'color-mix(in oklab, currentColor 12%, transparent)' },
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${sizes.crossTargetOutset})` },
  },
});
