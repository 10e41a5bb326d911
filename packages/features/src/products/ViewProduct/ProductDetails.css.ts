import { screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;

export const images = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size['upload-tile']}, 1fr))`,
  gap: space[3],
});

export const none = screenStyle({ ...text('body'), color: color.text.muted });

export const term = screenStyle({ ...text('label'), fontWeight: 400, color: color.text.secondary });

export const value = screenStyle({ ...text('body'), fontWeight: 550, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
