import { media, rem, tagShape, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { line, placeholder, title } from '../EmptyState/EmptyState.css.ts';

const { color, space } = vars;
const sizes = { texts: rem(128) };

const tag = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  background: color.tone.critical.surface,
  color: color.tone.critical.text,
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});

const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], selectors: { '&:empty': { display: 'none' } } });

export const block = {
  place: placeholder,
  tag: style([tag, { inlineSize: space[12], blockSize: space[12], marginBlockEnd: space[4], ...tagShape(space[6], vars.radius.md) }]),
  texts: '',
  title,
  line,
  actions: style([actions, { justifyContent: 'center', marginBlockStart: space[4] }]),
};

export const row = {
  place: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[3],
    paddingBlock: space[4],
    paddingInline: space[5],
  }),
  tag: style([tag, { inlineSize: space[10], blockSize: space[10], ...tagShape(space[5], vars.radius.md) }]),
  // The button moves below the texts before any word is broken.
  texts: style({ flex: `1 1 ${sizes.texts}`, minInlineSize: 0, overflowWrap: 'anywhere' }),
  title: style({ ...text('body'), fontWeight: 600 }),
  line: style({ ...text('label'), fontWeight: 400, color: color.text.secondary }),
  actions: style([actions, { justifyContent: 'flex-end' }]),
};
