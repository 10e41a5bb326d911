import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  flex: 'none',
  background: vars.color.background.sunken,
  objectFit: 'cover',
});

const radii = { none: '0', small: vars.radius.sm, medium: vars.radius.md, large: vars.radius.lg } as const;

const rounded = (radius: keyof typeof radii) => style([base, { borderRadius: radii[radius] }]);

export const image = { none: rounded('none'), small: rounded('small'), medium: rounded('medium'), large: rounded('large') };

export const contained = style({ objectFit: 'contain' });

export const fluid = style({ inlineSize: '100%', blockSize: 'auto' });

export const placeholder = style({
  display: 'inline-grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[1],
  ...text('label'),
  textAlign: 'center',
  color: vars.color.text.muted,
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});
