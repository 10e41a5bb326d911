import { media, screenStyle, tabular, vars } from '@valise/ui/theme';

/** Phosphor's Star, filled, as a mask: a rating is one element in each of fifty rows. */
const star = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path d="M234.29,114.85l-45,38.83L203,211.75a16.4,16.4,0,0,1-24.5,17.82L128,198.49,77.47,229.57A16.4,16.4,0,0,1,53,211.75l13.76-58.07-45-38.83A16.46,16.46,0,0,1,31.08,86l59-4.76,22.76-55.08a16.36,16.36,0,0,1,30.27,0l22.75,55.08,59,4.76a16.46,16.46,0,0,1,9.37,28.86Z"/></svg>',
)}")`;

export const rating = screenStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: '1.15em',
      blockSize: '1.15em',
      background: vars.color.accent.marker,
      mask: `${star} center / contain no-repeat`,
      forcedColorAdjust: 'none',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } } },
});

const gap = '0.75em';

/** The cell clips the dots with which its lines begin. */
export const summary = screenStyle({ display: 'block', marginInlineStart: `calc(-1 * ${gap})` });
export const part = screenStyle({ position: 'relative', display: 'inline-block', maxInlineSize: '100%', paddingInlineStart: gap });
export const dot = screenStyle({ position: 'absolute', insetInlineStart: 0, inlineSize: gap, textAlign: 'center', whiteSpace: 'pre' });

export const none = screenStyle({ color: vars.color.tone.critical.text });

export const meta = screenStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3] });
