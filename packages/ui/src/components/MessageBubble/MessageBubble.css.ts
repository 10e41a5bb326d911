import { focusRing, media, rem, tabular, text, visuallyHidden } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { corner: rem(14) };
const tail = vars.radius.xs;

export const message = recipe({
  base: { display: 'flex', gap: space['3-5'] },
  variants: { isOwn: { true: { justifyContent: 'flex-end' }, false: {} } },
});

export const column = recipe({
  base: { display: 'grid', gap: space[1], minInlineSize: 0, maxInlineSize: `min(${vars.size['chat-bubble-max']}, 82%)` },
  variants: { isOwn: { true: { justifyItems: 'end' }, false: { justifyItems: 'start' } } },
});

export const bubble = recipe({
  base: {
    ...text('body'),
    maxInlineSize: '100%',
    paddingBlock: space['2-5'],
    paddingInline: space['3-5'],
    borderRadius: sizes.corner,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
  },
  variants: {
    kind: {
      own: { borderEndEndRadius: tail, background: color.chat.own, color: color.chat.onOwn },
      other: { borderEndStartRadius: tail, background: color.chat.other, color: color.chat.onOther },
      failed: { borderEndEndRadius: tail, background: color.tone.critical.surface, color: color.tone.critical.text },
    },
  },
});

export const author = style(visuallyHidden);

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
