import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

export const avatar = style({
  ...text('caption'),
  display: 'inline-grid',
  // Keeps a row from growing with a portrait photo.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  fontWeight: 600,
  letterSpacing: 0,
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});

export const sizes = {
  small: style({ inlineSize: size['avatar-sm'], blockSize: size['avatar-sm'], fontSize: text('overline').fontSize }),
  medium: style({ inlineSize: size['avatar-md'], blockSize: size['avatar-md'] }),
  large: style({ ...text('body-lg'), inlineSize: size['avatar-lg'], blockSize: size['avatar-lg'], fontSize: text('title-md').fontSize, fontWeight: 600 }),
};

/** The last tint is for a person without a name. */
export const tints = [
  style({ background: color.accent.subtle, color: color.accent.subtleText }),
  style({ background: color.tone.brand.surface, color: color.tone.brand.text }),
  style({ background: color.background.pressed, color: color.text.secondary }),
];

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
