import { below, focusRing, media, rem, screenStyle, text, transition, vars, visuallyHidden } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { identity: rem(224), barWithIdentity: rem(560) };

export const trigger = screenStyle({
  ...focusRing('1px'),
  ...transition('background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minBlockSize: vars.size['touch-min'],
  minInlineSize: vars.size['touch-min'],
  borderRadius: vars.radius.md,
  color: color.text.secondary,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    ...focusRing('1px').selectors,
    '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { background: color.background.pressed },
  },
  '@media': {
    // Aligns the text with the end of the page's content; the fill on hover extends past it.
    [media.desk]: { paddingInline: space[1], marginInlineEnd: `calc(-1 * ${space[1]})` },
  },
});

export const onlyNarrow = screenStyle({ '@media': { [media.desk]: { display: 'none' } } });
export const onlyDesk = screenStyle({ '@media': { [media.belowDesk]: { display: 'none' } } });

export const menuName = screenStyle(visuallyHidden);

/** Hidden on narrow screens, but still part of the button's accessible name. */
export const identity = screenStyle({
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: `min(${sizes.identity}, 20vw)`,
  '@media': { [media.belowDesk]: visuallyHidden },
  // With large text the bar has room for the search alone.
  '@container': { [below(sizes.barWithIdentity)]: visuallyHidden },
});

/** The signed-in user, at the top of the menu. */
export const person = screenStyle({ display: 'flex', alignItems: 'center', gap: space[3] });

export const nameAndEmail = screenStyle({ display: 'grid', minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = screenStyle({ ...text('body'), ...oneLine, color: color.text.primary, fontWeight: 500, lineHeight: 1.2 });
export const email = screenStyle({ ...text('caption'), ...oneLine, color: color.text.muted });
