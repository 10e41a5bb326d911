import { media, rem, screenStyle, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { button: rem(120) };

/** Below the table; on a phone at the bottom of the window. */
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: `${space[4]} ${space[8]}`,
  '@media': {
    [`${media.belowTablet} and ${media.notLow}`]: {
      position: 'sticky',
      zIndex: vars.zIndex.sticky,
      insetBlockEnd: 0,
      paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
      background: color.background.surface,
      boxShadow: `0 100vmax 0 100vmax ${color.background.surface}, 0 calc(100vmax - 1px) 0 100vmax ${color.border.default}`,
      clipPath: 'inset(-1px -100vmax 0)',
    },
    [media.forcedColors]: { borderBlockStart: `${vars.borderWidth.hairline} solid CanvasText` },
  },
});

export const buttons = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space[2],
  '@media': {
    [media.belowTablet]: { inlineSize: '100%', gridAutoFlow: 'row', gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${sizes.button}), 1fr))` },
  },
});

/** The third button, which has a line of its own on a phone. */
export const lastButton = screenStyle({ display: 'grid', '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } });
