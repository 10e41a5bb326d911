import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { focusRing, px, rem, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { tag } from '../ImageUploader/ImageUploader.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { labelGap } from '../Field/styles/Field.css.ts';
import { stitchedBorder } from '../ImageUploader/stitchedBorder.ts';

const { color } = vars;
const sizes = {
  sideBySide: px(480),
  row: rem(56),
  labelLine: rem(18),
  orMarginTop: px(19),
  filePadding: rem(7),
  choose: px(56),
};
const sideBySide = `(min-width: ${sizes.sideBySide})`;

export const box = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': { [sideBySide]: { gridTemplateColumns: '1fr auto 1fr', columnGap: vars.space[4] } },
});

/** The height of the file beside it. */
export const address = style({ minInlineSize: 0 });
globalStyle(`${address} [role="presentation"]`, { '@layer': { [components]: { minBlockSize: sizes.row } } });

/** The word between the two, at the height of their boxes. */
export const or = style({
  ...text('label'),
  color: color.text.muted,
  textAlign: 'center',
  '@container': { [sideBySide]: { marginBlockStart: `calc(${sizes.labelLine} + ${labelGap} + ${sizes.orMarginTop})` } },
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: sizes.row,
  paddingBlock: sizes.filePadding,
  paddingInline: vars.space[2],
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  background: color.background.surface,
});

export const play = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size['control-md'],
  blockSize: vars.size['control-md'],
  borderRadius: vars.radius.xs,
  background: color.sidebar.background,
  color: color.sidebar.activeText,
});

export const about = style({ flex: 1, minInlineSize: 0, display: 'grid' });
export const name = style({ ...text('body'), overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const size = style({ ...text('caption'), color: color.text.muted });

export const choose = style({
  ...text('label'),
  ...focusRing(),
  ...transition('background-color'),
  ...stitchedBorder(color.border.control),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: sizes.choose,
  paddingInline: vars.space[3],
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered], &[data-pressed], [data-drop-target] &': { backgroundColor: color.background.hover, color: color.text.primary },
    '[data-drop-target] &, :root[data-file-drag] [data-drop-zone] &': { backgroundColor: color.accent.subtle },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
});

/** The tag of a saved video. */
export const kept = style([tag, { justifySelf: 'start', background: vars.color.background.sunken }]);
