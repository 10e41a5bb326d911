import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** The room beside the back link. */
const besideBack = `calc(100% - ${vars.size['control-md']} - ${vars.space[3]})`;

export const pageHeader = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: vars.space[6],
  '@media': { [media.belowTablet]: { marginBlockEnd: vars.space[3] } },
});

/** The steps are higher than the breadcrumbs, whose line keeps its height. */
export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.touch]: { marginBlock: 0 }, [media.print]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const naming = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  // Content without room beside a long title moves below it, so that no word is broken.
  selectors: { '&:has(> :nth-child(3))': { flexWrap: 'wrap' } },
  '@media': { [media.belowTablet]: { selectors: { '&:has(> :nth-child(3))': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } } } },
});

export const beside = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

export const title = style({
  ...text('title-lg'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
  selectors: { ':has(> :nth-child(3)) > &': { maxInlineSize: besideBack } },
  '@media': { [media.belowTablet]: { selectors: { ':has(> :nth-child(3)) > &': { maxInlineSize: 'none' } } } },
});

export const subtitle = style({ ...text('body'), color: color.text.secondary });

export const backArrow = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.belowTablet]: { inlineSize: '100%', selectors: { '&:not(:has(> :not([data-bottom-bar])))': { display: 'contents' } } },
    [media.print]: { display: 'none' },
  },
});

export const primaryAction = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: vars.space[2],
  '@media': {
    [`${media.belowTablet} and ${media.notLow}`]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      position: 'fixed',
      zIndex: vars.zIndex.sticky,
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlockStart: vars.space[3],
      paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      paddingInline: vars.space[4],
      background: color.background.raised,
      borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.default}`,
      // A table's selection bar replaces it.
      selectors: {
        ':root:has([data-bottom-bar="selection"]) &': { display: 'none' },
        // The first of three actions is a menu.
        '&:has(> :nth-child(3))': { gridTemplateColumns: 'auto' },
      },
    },
  },
});
