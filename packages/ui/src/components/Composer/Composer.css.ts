import { below, focusRing, media, rem, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { boxes } from '../Field/styles/Field.css.ts';

const { color, space } = vars;
const sizes = { cornerOnPhone: rem(22), besideButtons: rem(224) };

/** With large text on a phone the field has no room for its placeholder beside its buttons. */
const narrow = below(sizes.besideButtons);

/** The space above and below the text, so that a field of one line is 44 px high. */
const pad = `calc((${vars.size['touch-min']} - 2 * ${vars.borderWidth.control} - 1lh) / 2)`;

export const composer = style({ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const line = style({ display: 'flex', alignItems: 'flex-end', gap: space[2], '@container': { [narrow]: { flexWrap: 'wrap' } } });

export const field = style({ flex: 1, minInlineSize: 0, '@container': { [narrow]: { order: -1, flexBasis: '100%' } } });

const shared = { gridArea: '1 / 1', minInlineSize: 0, paddingBlock: pad, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** The field grows with its text: a hidden copy of the text behind it sets the height. */
export const box = style([
  boxes.medium,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: vars.size['touch-min'],
    paddingInline: 0,
    // React Aria keeps an element that is removed during its transition, and with it the page, as when somebody leaves a chat.
    transition: 'none',
    selectors: {
      '&::after': {
        ...shared,
        content: 'attr(data-text) " "',
        visibility: 'hidden',
        overflow: 'hidden',
        maxBlockSize: `calc(5lh + 2 * ${pad})`,
        paddingInline: space[3],
      },
    },
    '@media': {
      [media.belowTablet]: {
        borderRadius: sizes.cornerOnPhone,
        fontSize: text('body-lg').fontSize,
        selectors: { '&::after': { paddingInline: space[4] } },
      },
    },
  },
]);

export const input = style({
  ...shared,
  blockSize: '100%',
  paddingInline: space[3],
  border: 0,
  outline: 'none',
  resize: 'none',
  background: 'transparent',
  scrollbarWidth: 'thin',
  selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
  '@media': { [media.belowTablet]: { paddingInline: space[4] } },
});

const button = style({
  ...transition('background-color'),
  ...focusRing(),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size['touch-min'],
  blockSize: vars.size['touch-min'],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media': {
    [media.belowTablet]: { borderRadius: vars.radius.full },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

export const send = style([
  button,
  {
    background: color.accent.rest,
    color: color.accent.onAccent,
    '@container': { [narrow]: { marginInlineStart: 'auto' } },
    selectors: {
      '&[data-hovered]': { background: color.accent.hover },
      '&[data-pressed]': { background: color.accent.pressed },
    },
  },
]);

export const sendAndNext = style([
  button,
  {
    background: color.background.surface,
    borderColor: color.border.control,
    color: color.text.primary,
    selectors: {
      '&[data-hovered]': { background: color.background.hover },
      '&[data-pressed]': { background: color.background.pressed },
    },
  },
]);

/** The icon is mirrored in right-to-left pages. */
export const plane = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const unsent = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: vars.radius.sm,
  background: color.tone.critical.surface,
  color: color.tone.critical.text,
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});

export const notice = style({ ...text('caption'), paddingInline: space[3], color: color.tone.critical.text, overflowWrap: 'anywhere' });

export const unsentWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const unsentText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const reason = style({ ...text('body'), paddingBlock: pad, color: color.text.muted, textAlign: 'center' });
