import { media, rem, screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { height: rem(32), heightOnPhone: rem(36) };

/** As high as the strip that takes its place. */
const line = screenStyle({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: sizes.heightOnPhone,
  paddingInline: space[4],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  background: color.background.sunken,
  '@media': { [media.tablet]: { minBlockSize: sizes.height, paddingInline: space[6] } },
});

export const lines = {
  offline: screenStyle([line, { color: color.tone.warning.text }]),
  reconnecting: screenStyle([line, { color: color.text.secondary }]),
};
