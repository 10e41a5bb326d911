import { below, focusRing, media, px, rem, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { thumbnail: rem(60), phoneThumbnail: rem(74.5), ring: px(4), ringRadius: px(9), hintsFrom: px(600) };
const fourAcross = `(100vw - 2 * ${space[4]} - 3 * ${space['2-5']}) / 4`;

export const strip = style({
  gridArea: 'strip',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  paddingInlineEnd: space[5],
  '@media': { [media.belowTablet]: { paddingInlineEnd: 0 } },
});

/** The strip scrolls when it has no room for all; the last visible thumbnail is then cut off. */
export const thumbnails = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  gap: space['2-5'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: space[10],
  paddingBlock: space['3-5'],
  paddingInlineStart: space[5],
  '@media': {
    [media.belowTablet]: { paddingInline: space[4], paddingBlock: `${sizes.ring} ${space[6]}` },
  },
});

export const thumbnail = style({
  ...focusRing('default', color.text.primary),
  position: 'relative',
  display: 'block',
  inlineSize: sizes.thumbnail,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${vars.borderWidth.focus} solid ${color.text.primary}`, outlineOffset: sizes.ring },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: `calc(-1 * ${sizes.ring})`,
      border: `${vars.borderWidth.focus} solid ${color.accent.marker}`,
      borderRadius: sizes.ringRadius,
    },
  },
  '@media': {
    [media.belowTablet]: { inlineSize: `min(${sizes.phoneThumbnail}, ${fourAcross})`, minInlineSize: vars.size['touch-min'] },
    [media.forcedColors]: { selectors: { '&[aria-current]::after': { borderColor: 'Highlight' } } },
  },
});

/** The shortcut keys, hidden on a touch screen. */
export const hints = style({
  ...text('label'),
  fontWeight: 400,
  flex: 'none',
  display: 'flex',
  gap: space[4],
  color: color.text.secondary,
  '@media': { [media.touch]: { display: 'none' }, [media.belowTablet]: { display: 'none' }, [below(sizes.hintsFrom)]: { display: 'none' } },
});

export const hint = style({ display: 'flex', alignItems: 'center', gap: space[1] });
