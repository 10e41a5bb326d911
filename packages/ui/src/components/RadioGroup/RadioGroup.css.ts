import { media, px, rem, text, transition } from '../../theme/mixins.ts';
import { recipe } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { mark: rem(18), markMargin: rem(1), selectedRing: px(5), mostCardPadding: '5vw', mostCardGap: '3.75vw' };

export const radios = recipe({
  base: { display: 'flex', gap: vars.space[2] },
  variants: {
    orientation: {
      vertical: { flexDirection: 'column' },
      horizontal: { flexWrap: 'wrap', columnGap: vars.space[6] },
    },
  },
  defaultVariants: { orientation: 'vertical' },
});

export const radio = recipe({
  base: { position: 'relative', minInlineSize: 0 },
  variants: {
    variant: {
      plain: {},
      card: {
        ...transition('background-color', 'border-color'),
        flex: 1,
        padding: `${vars.space['3-5']} min(${vars.space[4]}, ${sizes.mostCardPadding})`,
        border: `${vars.borderWidth.control} solid ${color.border.default}`,
        borderRadius: vars.radius.md,
        background: color.background.surface,
        selectors: {
          '&:has([data-hovered])': { borderColor: color.border.strong },
          '&[data-selected]': {
            borderColor: color.accent.rest,
            boxShadow: `inset 0 0 0 1px ${color.accent.rest}`,
            background: color.background.selected,
          },
          '&[data-invalid]': { borderColor: color.danger.rest },
          '&[data-disabled]': { borderColor: color.border.default, boxShadow: 'none', background: color.background.sunken },
          '&:has([data-focus-visible])': {
            outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`,
            outlineOffset: vars.focusOffset.default,
          },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: {
              '&[data-selected]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
              '&:has([data-focus-visible])': { outline: `${vars.borderWidth.focus} solid Highlight` },
            },
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const row = recipe({
  base: {
    ...text('body'),
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    paddingBlock: vars.space['0-5'],
    color: color.text.primary,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'], paddingBlock: vars.space[3] } },
  },
  variants: {
    variant: {
      plain: {},
      card: {
        gap: `min(${vars.space[3]}, ${sizes.mostCardGap})`,
        paddingBlock: 0,
        fontWeight: 500,
        // The whole card is the target.
        '::after': { content: '', position: 'absolute', inset: 0 },
        selectors: { '&[data-selected]': { fontWeight: 600 } },
        '@media': { [media.touch]: { minBlockSize: 0, paddingBlock: 0 } },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const mark = recipe({
  base: {
    ...transition('background-color', 'border-color', 'border-width'),
    flex: 'none',
    inlineSize: sizes.mark,
    blockSize: sizes.mark,
    marginBlock: sizes.markMargin,
    border: `${vars.borderWidth.control} solid ${color.border.control}`,
    borderRadius: vars.radius.full,
    background: color.background.surface,
    selectors: {
      '[data-hovered] > &': { borderColor: color.border.strong },
      '[data-selected] > &': { borderWidth: sizes.selectedRing, borderColor: color.accent.rest, background: color.accent.onAccent },
      '[data-selected][data-hovered] > &': { borderColor: color.accent.hover },
      '[data-invalid] > &': { borderColor: color.danger.rest },
      '[data-readonly][data-selected] > &': { borderColor: color.text.secondary },
      '[data-disabled] > &': { borderColor: color.border.default, background: color.background.pressed },
      '[data-disabled][data-selected] > &': { borderColor: color.text.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        selectors: {
          '[data-hovered] > &': { borderColor: 'CanvasText' },
          '[data-invalid] > &': { borderWidth: '2px', borderColor: 'CanvasText' },
          '[data-selected] > &, [data-selected]:is([data-hovered], [data-readonly]) > &': {
            borderWidth: sizes.selectedRing,
            borderColor: 'Highlight',
            background: 'Canvas',
          },
          '[data-disabled] > &, [data-disabled][data-selected] > &': { borderColor: 'GrayText', background: 'Canvas' },
        },
      },
    },
  },
  variants: {
    variant: {
      plain: {
        selectors: {
          '[data-focus-visible] > &': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: vars.focusOffset.default },
        },
        '@media': { [media.forcedColors]: { selectors: { '[data-focus-visible] > &': { outlineColor: 'Highlight' } } } },
      },
      // The focus ring is around the whole card.
      card: {},
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const hint = recipe({
  base: {
    ...text('caption'),
    display: 'block',
    paddingInlineStart: `calc(${sizes.mark} + ${vars.space[2]})`,
    color: color.text.muted,
    overflowWrap: 'anywhere',
    selectors: { '[data-selected] > &': { color: color.text.secondary }, '[data-disabled] > &': { color: color.text.disabled } },
  },
  variants: {
    variant: {
      plain: {},
      card: { paddingInlineStart: `calc(${sizes.mark} + ${vars.space[3]})`, marginBlockStart: vars.space['0-5'] },
    },
  },
  defaultVariants: { variant: 'plain' },
});
