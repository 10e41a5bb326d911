import { keyframes } from '@vanilla-extract/css';
import { media, px, rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
/** The hook lies on the rail at `hookX` and `hookY` in the hanger's coordinates. */
const sizes = { titleText: rem(18), large: rem(420), hookX: px(100), hookY: px(21) };
const SWING = '1400ms';

/** Centred in place of the missing content. */
export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: space[8],
  paddingInline: space[5],
  textAlign: 'center',
});

export const largePlaceholder = style([placeholder, { minBlockSize: sizes.large, justifyContent: 'center' }]);

export const hangers = style({ marginBlockEnd: space[2] });
export const rail = style({ stroke: color.accent.marker, strokeWidth: 3, strokeLinecap: 'round' });
export const hook = style({ stroke: color.accent.marker, strokeWidth: 2.8, strokeLinecap: 'round' });
export const hanger = style({ stroke: color.border.control, strokeWidth: 3, strokeLinejoin: 'round' });
export const dimHanger = style([hanger, { strokeOpacity: 0.6 }]);

const swing = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%': { transform: 'rotate(7deg)' },
  '50%': { transform: 'rotate(-4deg)' },
  '75%': { transform: 'rotate(1.5deg)' },
});

/** The hanger swings once around its hook when the picture appears. */
export const swinging = style({
  transformOrigin: `${sizes.hookX} ${sizes.hookY}`,
  animation: `${swing} ${SWING} ease-in-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const title = style({
  ...text('title-md'),
  fontSize: sizes.titleText,
  lineHeight: '1.4444',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const line = style({ ...text('body'), marginBlockStart: space[1], color: color.text.secondary });

export const action = style({ marginBlockStart: space[4] });
