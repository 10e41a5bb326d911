import { media, rem, screenStyle, vars } from '@valise/ui/theme';

const sizes = { asideMin: rem(256), asideMax: rem(332), asideShare: '38%' };

/** The alerts are below the queue; on wide screens they are beside the figures. */
export const dashboard = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [media.belowTablet]: { gap: vars.space[3] },
    [media.laptop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(min(${sizes.asideMin}, ${sizes.asideShare}), min(${sizes.asideMax}, ${sizes.asideShare}))`,
      gridTemplateAreas: '"banner banner" "stats alerts" "queue queue"',
      alignItems: 'stretch',
    },
  },
});

const area = (name: string) => screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [media.laptop]: { gridArea: name } } });

export const banner = area('banner');
export const stats = area('stats');
export const queue = area('queue');
export const alerts = area('alerts');
