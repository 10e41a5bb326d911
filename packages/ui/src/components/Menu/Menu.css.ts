import { focusRing, media, text } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const popover = style({
  minInlineSize: 'max(180px, var(--trigger-width, 0px))',
  maxInlineSize: `min(${vars.size['drawer-nav']}, calc(100vw - ${vars.space[4]}))`,
  display: 'flex',
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

export const menu = style({ flex: 1, minInlineSize: 0, overflow: 'auto', padding: vars.space[1], outline: 'none' });

export const item = recipe({
  base: {
    ...text('body'),
    ...focusRing('inset'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '36px',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: {
      ...focusRing('inset').selectors,
      '&[data-focused]': { background: color.background.hover },
      '&[data-pressed]': { background: color.background.pressed },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.touch]: { minBlockSize: vars.size['touch-min'] },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    tone: {
      neutral: {},
      critical: {
        color: color.tone.critical.text,
        selectors: {
          '&[data-focused]': { background: color.tone.critical.surface },
        },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = style({ flex: 'none', inlineSize: '18px', display: 'grid', placeItems: 'center' });

export const section = style({
  selectors: {
    '& + &, [role="menuitem"] + &': {
      borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[1],
    },
  },
});

export const heading = style({
  ...text('label'),
  display: 'block',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  color: color.text.muted,
});

export const separator = style({
  border: 0,
  blockSize: vars.borderWidth.hairline,
  marginBlock: vars.space[1],
  background: color.border.subtle,
});
