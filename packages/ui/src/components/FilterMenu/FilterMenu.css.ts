import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

/** On the corner of a button that is only its icon. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[2]} * -1)`,
  insetInlineEnd: `calc(${space[2]} * -1)`,
  pointerEvents: 'none',
});

export const popover = style({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '15rem',
  maxInlineSize: `min(${size['drawer-panel']}, calc(100vw - ${space[8]}))`,
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  background: color.background.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.popover,
  transition: `opacity ${vars.duration.fast} ${vars.easing.enter}, transform ${vars.duration.base} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering]': { opacity: 0, transform: 'translateY(4px)' },
    '&[data-exiting]': { opacity: 0, transitionDuration: vars.duration.fast, transitionTimingFunction: vars.easing.exit },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-entering]': { transform: 'none' } } },
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});

export const dialog = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, outline: 'none' });

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[5]} ${space[8]}`,
  padding: space[5],
  overflow: 'auto',
});

export const group = style({ display: 'grid', alignContent: 'start', gap: space[2] });

export const legend = style({ ...text('label'), marginBlockEnd: space[2], color: color.text.muted });

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});
