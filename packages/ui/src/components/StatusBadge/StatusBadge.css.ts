import { keyframes } from '@vanilla-extract/css';
import { media, tagShape, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { type Tone, tones } from './tone.ts';

const badge = style({
  ...text('pill'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${vars.space[3]} / 2)`,
  maxInlineSize: '100%',
  minBlockSize: vars.space[6],
  paddingInline: `${vars.space[2]} calc(${vars.space[5]} / 2)`,
  ...tagShape(),
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` },
    [media.print]: { border: `${vars.borderWidth.hairline} solid currentColor`, background: 'none' },
  },
});

const small = style({ gap: vars.space[1], minBlockSize: vars.space[5], paddingInline: `calc(${vars.space[3]} / 2)` });

const toned = (size: string[]) =>
  Object.fromEntries(
    tones.map((tone) => [
      tone,
      style([badge, ...size, { background: vars.color.tone[tone].surface, color: vars.color.tone[tone].text }]),
    ]),
  ) as Record<Tone, string>;

/** Plain classes instead of a recipe, because a table renders many badges. */
export const badges = { medium: toned([]), small: toned([small]) };

export const eyelet = style({ flex: 'none' });

const fill = keyframes({ from: { opacity: 0, transform: 'scale(0)' } });

/** The new phase grows from the eyelet's middle. */
export const filling = style({
  transformOrigin: 'center',
  animation: `${fill} ${vars.duration.drawer} ${vars.easing.enter}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
