import { media, rem, tabular, text, transition, visuallyHidden } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;
const sizes = { errorIconTop: rem(1) };

/** The gap between a label and its input, and between an input and its hint: 6 px. */
export const labelGap = vars.space['1-5'];
/** The gap between fields: 18 px. */
export const fieldGap = vars.space['4-5'];

export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, scrollMarginBlock: vars.space[20] });

export const label = style({
  ...text('label'),
  marginBlockEnd: labelGap,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] > &': { color: color.text.muted } },
});

export const hiddenText = style(visuallyHidden);

const help = { ...text('caption'), marginBlockStart: labelGap, overflowWrap: 'anywhere' } as const;
export const description = style({ ...help, color: color.text.muted });
export const error = style({ ...help, display: 'flex', gap: labelGap, color: color.tone.critical.text });
export const errorIcon = style({ flex: 'none', marginBlockStart: sizes.errorIconTop });

const focused = '&:is([data-focus-visible], :focus-visible, :has(> :is(input, textarea):focus-visible), :has([role="spinbutton"]:focus))';
const ring = { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: '1px', borderColor: color.border.strong };
/** iOS zooms in on inputs with smaller text. */
const onTouch = { [media.touch]: { minBlockSize: vars.size['touch-min'], fontSize: text('body-lg').fontSize } };
const edge = (value: string) => ({ borderColor: value, boxShadow: `inset 0 0 0 1px ${value}` });

const box = style({
  ...text('body'),
  ...transition('border-color', 'background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  background: color.background.surface,
  color: color.text.primary,
  outline: 'none',
  selectors: {
    '&:is(:hover, [data-hovered])': { borderColor: color.border.strong },
    [focused]: ring,
    '[data-invalid] > &': edge(color.danger.rest),
    '[data-readonly] > &': { background: color.background.sunken, borderColor: 'transparent', boxShadow: 'none' },
    '[data-disabled] > &': {
      background: color.background.sunken,
      borderColor: color.border.default,
      boxShadow: 'none',
      color: color.text.disabled,
      cursor: 'default',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [focused]: { outlineColor: 'Highlight' },
        '[data-invalid] > &': { borderWidth: '2px' },
        '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** The box of a control: an input with its adornments, or a trigger. */
export const boxes = {
  small: style([box, { minBlockSize: vars.size['control-sm'], '@media': onTouch }]),
  medium: style([box, { minBlockSize: vars.size['control-md'], '@media': onTouch }]),
  large: style([box, { ...text('body-lg'), minBlockSize: vars.size['control-lg'] }]),
};

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  appearance: 'none',
  border: 0,
  outline: 'none',
  background: 'transparent',
  textOverflow: 'ellipsis',
  // A URL or a code keeps its own direction and is aligned to the start of the page's.
  unicodeBidi: 'plaintext',
  textAlign: ['match-parent', '-webkit-match-parent'],
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1, unicodeBidi: 'plaintext' },
    '&:disabled::placeholder': { color: color.text.disabled },
    '&:is([inputmode="decimal"], [inputmode="numeric"], [inputmode="tel"])': tabular,
    // The field has its own clear button, so the browser's is hidden.
    '&::-webkit-search-cancel-button': { display: 'none' },
    // Browsers' autofill colours would replace the theme's.
    '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${color.background.surface}`, WebkitTextFillColor: color.text.primary, caretColor: color.text.primary },
  },
});

/** An adornment beside an input's text: a sign, a unit, an icon. */
export const beside = style({
  flex: 'none',
  color: color.text.muted,
  whiteSpace: 'nowrap',
  // '/day' keeps its slash in front in right-to-left pages.
  unicodeBidi: 'plaintext',
  selectors: { '[data-disabled] > * > &': { color: color.text.disabled } },
});
