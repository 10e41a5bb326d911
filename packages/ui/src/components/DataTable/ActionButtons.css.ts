import { focusRing, media, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

export const actionButton = style({
  ...transition('background-color', 'color'),
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
    '&:hover, &:active, &[aria-expanded="true"]': { background: color.background.pressed, color: color.text.primary },
    // The verb under the icon, for those who see it; the name says it already.
    '&[data-tip]::after': {
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
      visibility: 'hidden',
    },
    '&[data-tip]:hover::after': { visibility: 'visible', transition: 'visibility 0s 700ms' },
    '&[data-tip]:focus-visible::after': { visibility: 'visible' },
    '[data-tips="off"] &[data-tip]::after': { visibility: 'hidden', transition: 'none' },
  },
  '@media': {
    [media.touch]: { inlineSize: size['touch-min'], blockSize: size['touch-min'] },
    [media.forcedColors]: { color: 'ButtonText', selectors: { '&[data-tip]::after': { border: `${vars.borderWidth.hairline} solid CanvasText` } } },
    [media.print]: { display: 'none' },
  },
});
