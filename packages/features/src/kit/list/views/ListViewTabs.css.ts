import { media, screenStyle, vars } from '@valise/ui/theme';

const { space } = vars;

/** 12 px below the header of the page, whose own margin is 24 px, or 12 on phones. */
export const place = screenStyle({
  marginBlock: `calc(-1 * ${space[3]}) ${space[5]}`,
  '@media': { [media.belowTablet]: { marginBlock: `0 ${space[3]}` }, [media.print]: { display: 'none' } },
});

/** The list's own tabs in the same place, while there are no saved views. */
export const ownTabs = screenStyle({
  marginBlockStart: `calc(-1 * ${space[3]})`,
  '@media': { [media.belowTablet]: { marginBlockStart: 0 } },
});
