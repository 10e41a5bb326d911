import { below, focusRing, media, rem, screenStyle, tabular, text, vars, visuallyHidden } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { besideFigures: rem(460), figure: rem(88) };
const narrow = below(sizes.besideFigures);
const hairline = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

export const note = screenStyle({ ...text('body'), display: 'flex', alignItems: 'center', gap: space[2], color: color.text.muted });

export const person = screenStyle({ display: 'flex', gap: space[3], minInlineSize: 0 });
export const lines = screenStyle({ display: 'grid', alignContent: 'start', justifyItems: 'start', minInlineSize: 0, gap: space['0-5'] });
export const name = screenStyle({ ...text('body'), fontWeight: 600, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
export const detail = screenStyle({
  ...text('label'),
  ...tabular,
  fontWeight: 400,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
  // Links one below the other are each a target of 24 px.
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: space[6],
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'] } },
});

/** Keeps the lines of an address as sent. */
export const address = screenStyle({ ...text('body'), color: color.text.secondary, whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'isolate' });

export const mapLink = screenStyle({ ...text('label'), display: 'inline-flex', alignItems: 'center', gap: space['1-5'] });

/** The container of the items' queries. */
export const items = screenStyle({ containerType: 'inline-size' });

const columns = { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) repeat(3, ${sizes.figure})`, columnGap: space[3], paddingInline: space[5] } as const;

/** Hidden from screen readers, because each figure has its own term. */
export const itemsHead = screenStyle({
  ...text('label'),
  ...columns,
  paddingBlock: space['2-5'],
  background: color.background.sunken,
  color: color.text.secondary,
  '@container': { [narrow]: { display: 'none' } },
});

export const end = screenStyle({ textAlign: 'end' });

export const item = screenStyle({
  ...columns,
  ...text('body'),
  ...tabular,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: hairline,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } },
});

export const itemName = screenStyle({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const itemPicture = screenStyle({
  flex: 'none',
  display: 'grid',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  cursor: 'zoom-in',
  ...focusRing(),
});

export const figures = screenStyle({ display: 'contents', '@container': { [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' } } });

export const figure = screenStyle({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } });

export const figureTerm = screenStyle({
  ...text('caption'),
  ...visuallyHidden,
  '@container': {
    [narrow]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', margin: 0, overflow: 'visible', clipPath: 'none', color: color.text.muted },
  },
});

export const strong = screenStyle({ fontWeight: 600 });

/** Says that figures do not add up. */
export const warning = screenStyle({ ...text('label'), ...tabular, color: color.tone.warning.text });

export const payments = screenStyle({ display: 'grid', gap: space[4] });

/** A value and the element beside it. */
export const beside = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
