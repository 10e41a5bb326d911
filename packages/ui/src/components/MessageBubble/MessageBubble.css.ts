import { focusRing, media, rem, tabular, text, visuallyHidden } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { corner: rem(14) };
const tail = vars.radius.xs;

const message = style({ display: 'flex', gap: space['3-5'] });
const atEnd = style([message, { justifyContent: 'flex-end' }]);
export const messages = { own: atEnd, colleague: atEnd, other: message };

const column = style({ display: 'grid', gap: space[1], minInlineSize: 0, maxInlineSize: `min(${vars.size['chat-bubble-max']}, 82%)` });
const columnAtEnd = style([column, { justifyItems: 'end' }]);
export const columns = { own: columnAtEnd, colleague: columnAtEnd, other: style([column, { justifyItems: 'start' }]) };

const bubble = style({
  ...text('body'),
  maxInlineSize: '100%',
  paddingBlock: space['2-5'],
  paddingInline: space['3-5'],
  borderRadius: sizes.corner,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});
export const bubbles = {
  own: style([bubble, { borderEndEndRadius: tail, background: color.chat.own, color: color.chat.onOwn }]),
  colleague: style([bubble, {
    borderEndEndRadius: tail,
    border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
    background: color.accent.subtle,
    color: color.text.primary,
  }]),
  other: style([bubble, { borderEndStartRadius: tail, background: color.chat.other, color: color.chat.onOther }]),
  failed: style([bubble, { borderEndEndRadius: tail, background: color.tone.critical.surface, color: color.tone.critical.text }]),
};

const hidden = style(visuallyHidden);
export const authors = {
  own: hidden,
  other: hidden,
  colleague: style({ ...text('label'), display: 'block', color: color.text.secondary }),
};
export const colon = hidden;

export const link = style({ ...focusRing('default', 'currentColor'), color: 'inherit', textDecorationLine: 'underline', borderRadius: vars.radius.xs });

export const words = style({ display: 'block', whiteSpace: 'pre-wrap' });

export const meta = style({
  ...text('caption'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.text.muted,
  selectors: { '&[data-failed]': { color: color.tone.critical.text } },
});
