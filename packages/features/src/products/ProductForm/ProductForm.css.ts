import { media, rem, screenStyle, vars } from '@valise/ui/theme';
import { withRail } from './view/rail/SectionRail.css.ts';

const sizes = { rail: rem(200) };

/** The container of the queries of the rail and of the save bar. */
export const form = screenStyle({ containerType: 'inline-size' });

/** The section links are beside the fields, or above them where room is short. */
export const railAndFields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desk]: { '@container': { [withRail]: { gridTemplateColumns: `${sizes.rail} minmax(0, 1fr)`, gap: vars.space[6] } } } },
});

/** The query for windows whose bar has room for two buttons. */
export const isPhone = media.belowTablet;
