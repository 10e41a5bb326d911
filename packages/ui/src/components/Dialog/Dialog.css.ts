import { below, media, px, rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { sheetRules } from './sheetRules.ts';

const sizes = {
  padding: px(28),
  closeOutsetBlock: px(6),
  closeOutsetInline: px(10),
  actionsInOneRow: px(480),
  large: px(920),
  leastForSticky: rem(480),
  // With large text the words need the width.
  phonePadding: `min(${vars.space[6]}, 7.5vw)`,
};

export const panelSizes = {
  small: style({ maxInlineSize: vars.size['dialog-sm'] }),
  medium: style({ maxInlineSize: vars.size['dialog-md'] }),
  /** The sheet at the lower edge of a phone's screen. */
  large: style({ maxInlineSize: sizes.large, '@media': { [media.belowTablet]: sheetRules } }),
};

export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignContent: 'start',
  padding: sizes.padding,
  outline: 'none',
  '@media': { [media.belowTablet]: { padding: sizes.phonePadding } },
});

export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const title = style({ ...text('title-md'), overflowWrap: 'anywhere', minInlineSize: 0 });

/** Aligns the icon of the close button, not its box, with the padding. */
export const close = style({ marginBlockStart: `calc(-1 * ${sizes.closeOutsetBlock})`, marginInlineEnd: `calc(-1 * ${sizes.closeOutsetInline})` });

export const body = style({ ...text('body'), color: vars.color.text.secondary, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  '@media': {
    [below(sizes.actionsInOneRow)]: { display: 'grid', gridAutoColumns: '1fr', justifyContent: 'stretch' },
  },
});

export const actionsOf = {
  small: actions,
  medium: actions,
  /** The buttons: in one row if there is room, and visible while the panel scrolls if the window is high enough. */
  large: style([
    actions,
    {
      '@media': {
        [below(sizes.actionsInOneRow)]: { display: 'flex', justifyContent: 'end' },
        [`(min-height: ${sizes.leastForSticky})`]: {
          position: 'sticky',
          zIndex: 1,
          insetBlockEnd: 0,
          marginBlockStart: vars.space[1],
          marginBlockEnd: `calc(-1 * ${sizes.padding})`,
          paddingBlock: `${vars.space[3]} ${sizes.padding}`,
          background: vars.color.background.raised,
        },
        [`${media.belowTablet} and (min-height: ${sizes.leastForSticky})`]: {
          marginBlockEnd: `calc(-1 * ${sizes.phonePadding})`,
          paddingBlockEnd: sizes.phonePadding,
        },
      },
    },
  ]),
};
