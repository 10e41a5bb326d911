import { media, px, screenStyle, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { mark: px(160) };

export const content = screenStyle({ display: 'grid', gap: space[4] });

/** The camera's picture. Without a picture the box is not shown. */
export const box = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  background: color.background.sunken,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const picture = screenStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** The frame that shows where to hold the code. */
export const mark = screenStyle({
  position: 'absolute',
  inlineSize: sizes.mark,
  blockSize: sizes.mark,
  border: '2px solid white',
  borderRadius: vars.radius.md,
  outline: '1px solid black',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const failure = screenStyle({ display: 'grid', gap: space[2], justifyItems: 'start' });
