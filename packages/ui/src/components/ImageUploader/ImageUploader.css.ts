import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { focusRing, media, px, tagShape, text, transition } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { stitchedBorder } from './stitchedBorder.ts';

const { color } = vars;
const sizes = {
  half: `calc((100% - ${vars.space[3]}) / 2)`,
  tileOnTouch: px(136),
  crossInset: px(6),
  cross: px(26),
  crossTargetOutset: px(9),
  moveWidth: px(24),
  moveHeight: px(26),
  addAlone: px(160),
  removeAllPadding: px(3),
};

export const zone = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-drop-target], :root[data-file-drag] &[data-drop-zone]': {
      background: color.accent.subtle,
      outline: `${vars.borderWidth.focus} solid ${color.accent.rest}`,
      outlineOffset: vars.space[2],
    },
  },
});

export const tiles = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size['upload-tile']}, ${sizes.half}), 1fr))`,
  '@media': { [media.touch]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${sizes.tileOnTouch}, ${sizes.half}), 1fr))` } },
});

export const tile = recipe({
  base: { position: 'relative', display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 },
  variants: {
    /** The size of two tiles in both directions. */
    isMain: { true: { gridColumn: 'span 2', gridRow: 'span 2' } },
    isDragged: { true: { opacity: 0.4 } },
    isTarget: {
      true: {
        borderRadius: vars.radius.md,
        outline: `${vars.borderWidth.focus} solid ${color.accent.rest}`,
        outlineOffset: '2px',
      },
    },
  },
});

/** The image with its overlays. */
export const frame = recipe({
  base: {
    position: 'relative',
    aspectRatio: '5 / 6',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    background: color.background.sunken,
  },
  variants: {
    isInvalid: { true: { outline: `2px solid ${color.danger.rest}`, outlineOffset: '-2px' } },
    canDrag: { true: { cursor: 'grab' } },
  },
});

export const preview = style({
  ...focusRing('inset'),
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.md,
  cursor: 'zoom-in',
});

/** Without this the image would be dragged instead of its tile. */
export const picture = style({ display: 'block', blockSize: '100%', pointerEvents: 'none' });
globalStyle(`${picture} > :is(img, span)`, { '@layer': { [components]: { blockSize: '100%' } } });

const hoveredOrFocused = '*:is(:hover, :focus-within) > * > &';

export const tags = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: vars.space[2],
    insetInline: vars.space[2],
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    pointerEvents: 'none',
  },
  variants: {
    /** Fades on hover and focus, because the buttons appear in the same place. */
    givesWay: { true: { '@media': { '(pointer: fine)': { selectors: { [hoveredOrFocused]: { opacity: 0 } } } } } },
  },
});

export const tag = style({
  ...text('pill'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: '2px',
  paddingInline: vars.space[2],
  ...tagShape(),
  background: color.background.raised,
  color: color.text.primary,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const newTag = style([tag, { background: color.accent.rest, color: color.accent.onAccent }]);

/** A visible circle of 26 px with a target of 44 px. */
export const cross = style({
  ...transition('background-color'),
  ...focusRing(),
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: sizes.crossInset,
  insetInlineEnd: sizes.crossInset,
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.cross,
  blockSize: sizes.cross,
  borderRadius: vars.radius.full,
  background: color.background.raised,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered], &[data-pressed]': { background: color.background.pressed },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${sizes.crossTargetOutset})` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
});

/** Replaces the tags on hover and focus; on touch it is below the image. */
export const moves = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': {
    '(pointer: fine)': {
      position: 'absolute',
      insetBlockEnd: vars.space[1],
      insetInline: vars.space[1],
      padding: '2px',
      borderRadius: vars.radius.sm,
      background: color.background.raised,
      boxShadow: vars.shadow.raised,
      opacity: 0,
      transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
    },
  },
  selectors: {
    [hoveredOrFocused]: { opacity: 1 },
  },
});

export const move = style({
  ...transition('background-color'),
  ...focusRing('inset'),
  display: 'grid',
  flex: 'none',
  inlineSize: sizes.moveWidth,
  placeItems: 'center',
  blockSize: sizes.moveHeight,
  borderRadius: vars.radius.xs,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: {
    ...focusRing('inset').selectors,
    '&[data-hovered], &[data-pressed]': { background: color.background.pressed },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size['touch-min'], blockSize: vars.size['touch-min'] } },
});

/** On touch the caption has two lines between two targets of 44 px. */
export const makeMain = style([
  move,
  {
    ...text('pill'),
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'hidden',
    textAlign: 'center',
    '@media': { '(pointer: fine)': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
  },
]);

export const problem = style({ ...text('caption'), color: color.tone.critical.text, overflowWrap: 'anywhere' });

/** The placeholder of a file without a picture. */
const filePlace = {
  ...text('caption'),
  position: 'relative',
  aspectRatio: '5 / 6',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: color.background.sunken,
  textAlign: 'center',
} as const;

export const refused = style({
  ...filePlace,
  border: `${vars.borderWidth.control} solid ${color.danger.rest}`,
  color: color.tone.critical.text,
});

export const shrinking = style({
  ...filePlace,
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  color: color.text.secondary,
});

export const fileName = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.secondary,
});

export const add = recipe({
  base: {
    ...text('label'),
    ...focusRing(),
    ...transition('background-color'),
    ...stitchedBorder(color.border.control),
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[1],
    inlineSize: '100%',
    padding: vars.space[2],
    color: color.text.secondary,
    cursor: 'pointer',
    selectors: {
      ...focusRing().selectors,
      '&[data-hovered], &[data-pressed]': { backgroundColor: color.background.hover, color: color.text.primary },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
  },
  variants: {
    isAlone: {
      true: { minBlockSize: sizes.addAlone },
      false: { aspectRatio: '5 / 6' },
    },
  },
});

export const addNote = style({ ...text('caption'), color: color.text.muted });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.space[6],
});

export const note = style({ ...text('caption'), color: color.text.muted });

export const limits = style({ display: 'block' });

export const removeAll = style({
  ...text('label'),
  ...focusRing(),
  borderRadius: vars.radius.xs,
  paddingBlock: sizes.removeAllPadding,
  color: color.tone.critical.text,
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered], &[data-pressed]': { textDecoration: 'underline' },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'] } },
});
