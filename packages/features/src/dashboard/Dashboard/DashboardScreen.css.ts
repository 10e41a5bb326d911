import { media, screenStyle, vars } from '@valise/ui/theme';

/** The alerts follow the queue; where there is room they stand beside the figures. */
export const dashboard = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [media.belowTablet]: { gap: vars.space[3] },
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 20.75rem)',
      gridTemplateAreas: '"banner banner" "states alerts" "queue queue"',
      alignItems: 'stretch',
    },
  },
});

const area = (name: string) => screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [media.laptop]: { gridArea: name } } });

export const banner = area('banner');
export const states = area('states');
export const queue = area('queue');
export const alerts = area('alerts');
