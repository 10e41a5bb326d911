import { media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const edge = color.sidebar.activeText;

/** Offsets start at the left in every writing direction, like those of the picture. */
export const map = style({
  direction: 'ltr',
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  overflow: 'clip',
  border: `1.5px solid ${edge}`,
  borderRadius: vars.radius.md,
  background: color.background.sunken,
  boxShadow: vars.shadow.popover,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const frame = style({ position: 'relative', overflow: 'clip' });

export const picture = style({ position: 'absolute', inset: '-100%', margin: 'auto', maxInlineSize: 'none' });

export const part = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  outline: `1.5px solid ${edge}`,
  outlineOffset: '-1.5px',
  boxShadow: `0 0 0 100vmax ${color.overlay.scrim}`,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
