import { belowHeight, focusRing, media, px, rem, screenStyle, text, vars, visuallyHidden } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = {
  form: rem(384),
  panel: rem(580),
  panelAboveForm: rem(236),
  brandPaddingTop: rem(34),
  pictureMarginTop: rem(68),
  shortBrandPaddingTop: rem(28),
  shortPictureMarginTop: rem(14),
  shortPitchGap: rem(10),
  windowForDetail: px(600),
  windowForPitch: px(480),
  pitch: rem(432),
  pitchTitleText: rem(28),
};

const deskAndShort = `${media.desk} and ${media.short}`;

export const layout = screenStyle({
  minBlockSize: '100dvh',
  background: color.background.surface,
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: `min(max(${sizes.panel}, 45%), 50%) minmax(0, 1fr)`,
    },
  },
});

/** This side stays as high as the window while the form beside it scrolls. The picture fills the height that the pitch leaves. */
export const side = screenStyle({
  '@media': {
    [media.desk]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      blockSize: '100dvh',
      // Centres the light on the rail in the picture.
      background: `radial-gradient(ellipse 75% 55% at 55% 27%, color-mix(in oklab, ${color.auth.background}, ${color.auth.textSecondary} 16%), ${color.auth.background}) ${color.auth.background}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const panel = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: sizes.panelAboveForm,
  overflow: 'hidden',
  background: color.auth.background,
  '@media': {
    [media.desk]: { blockSize: 'auto', background: 'none' },
  },
});

export const brand = screenStyle({
  flex: 'none',
  paddingBlockStart: space[4],
  paddingInline: space[5],
  '@media': {
    [media.desk]: { paddingBlockStart: sizes.brandPaddingTop, paddingInline: space[12] },
    [deskAndShort]: { paddingBlockStart: sizes.shortBrandPaddingTop },
  },
});

const picture = { insetInline: 0, minBlockSize: 0 } as const;

export const closePicture = screenStyle({
  ...picture,
  flex: '0 1 auto',
  marginBlockStart: sizes.pictureMarginTop,
  aspectRatio: '580 / 390',
  '@media': { [media.short]: { marginBlockStart: sizes.shortPictureMarginTop, aspectRatio: '580 / 284' } },
});

export const widePicture = screenStyle({
  ...picture,
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: '-13%',
  inlineSize: '133%',
  blockSize: '100%',
  '@media': {
    [media.tablet]: { insetBlockStart: 0, insetInlineStart: 0, inlineSize: '100%' },
  },
});

export const pitch = screenStyle({
  display: 'grid',
  gap: space[1],
  maxInlineSize: `calc(${sizes.form} + 2 * ${space[5]})`,
  marginInline: 'auto',
  paddingBlockStart: space[6],
  paddingInline: space[5],
  '@media': {
    [media.desk]: {
      gap: space[3],
      maxInlineSize: `calc(${sizes.pitch} + 2 * ${space[12]})`,
      marginInline: 0,
      paddingBlock: `0 ${space[12]}`,
      paddingInline: space[12],
    },
    [deskAndShort]: { gap: sizes.shortPitchGap, paddingBlockEnd: space[10] },
    [`${media.desk} and ${belowHeight(sizes.windowForPitch)}`]: { display: 'none' },
  },
});

/** Shown where the picture is beside the form. */
export const onlyBeside = screenStyle({ '@media': { [media.belowDesk]: { display: 'none' } } });

/** Shown where the picture is above the form. */
export const onlyNarrow = screenStyle({ '@media': { [media.desk]: { display: 'none' } } });

export const pitchTitle = screenStyle({
  ...text('display-lg'),
  fontSize: sizes.pitchTitleText,
  '@media': {
    [media.desk]: { ...text('display-xl'), color: color.auth.text },
    [deskAndShort]: text('display-lg'),
  },
});

export const pitchDetail = screenStyle({
  ...text('body'),
  color: color.text.secondary,
  '@media': {
    [media.desk]: { ...text('body-lg'), color: color.auth.textSecondary },
    [`${media.desk} and ${belowHeight(sizes.windowForDetail)}`]: { display: 'none' },
  },
});

export const main = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${space[6]} ${space[10]}`,
  paddingInline: space[5],
  '@media': {
    [media.desk]: { alignContent: 'center', paddingBlock: space[10] },
    [deskAndShort]: { vars: { '--valise-field-gap': space[4] } },
  },
});

export const form = screenStyle({
  inlineSize: '100%',
  maxInlineSize: sizes.form,
  marginInline: 'auto',
});

export const title = screenStyle({
  ...text('title-lg'),
  ...focusRing(),
  marginBlockEnd: space[6],
  borderRadius: vars.radius.xs,
});

export const unseenWhenNarrow = screenStyle({ '@media': { [media.belowDesk]: visuallyHidden } });
