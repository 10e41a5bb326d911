import { keyframes } from '@vanilla-extract/css';
import { focusRing, media, text } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, size, space } = vars;

const stayHidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

export const actionButton = style({
  ...focusRing(),
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size['control-sm'],
  blockSize: size['control-sm'],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  verticalAlign: 'middle',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  scrollMarginBlock: `calc(${space[20]} + ${size['table-header']})`,
  selectors: {
    ...focusRing().selectors,
    '&:active, &[aria-expanded="true"]': { background: color.background.pressed, color: color.text.primary },
    // Shows the verb below the icon. A pseudo-element, so that it exists only while it is visible and is not read twice.
    '&[data-tip]:hover::after, &[data-tip]:focus-visible::after': {
      ...text('caption'),
      content: 'attr(data-tip)',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '100%',
      insetInlineEnd: 0,
      paddingBlock: space[1],
      paddingInline: space[2],
      borderRadius: vars.radius.sm,
      background: color.background.inverse,
      color: color.text.onInverse,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    // Below the last row a tip would make the sideways-scrolling box scroll down as well.
    '[data-overflows] tr:last-child &[data-tip]::after': { insetBlock: 'auto 100%' },
    '&[data-tip]:hover:not(:focus-visible)::after': { animation: `${stayHidden} 700ms step-end` },
    '[data-tips="off"] &[data-tip]:hover::after, [data-tips="off"] &[data-tip]:focus-visible::after': { content: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.background.pressed, color: color.text.primary } } },
    [media.touch]: { inlineSize: size['touch-min'], blockSize: size['touch-min'] },
    [media.forcedColors]: { color: 'ButtonText', selectors: { '&[data-tip]:hover::after, &[data-tip]:focus-visible::after': { border: `${vars.borderWidth.hairline} solid CanvasText` } } },
    [media.print]: { display: 'none' },
  },
});
