import { media, px, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { listItem } from '../Field/styles/listItem.css.ts';
import { popover as surface } from '../Field/styles/Popover.css.ts';

const { color } = vars;
const sizes = { popover: px(180), icon: px(18) };

export const popover = style([
  surface,
  {
    minInlineSize: `max(${sizes.popover}, var(--trigger-width, 0px))`,
    maxInlineSize: `min(${vars.size['drawer-nav']}, calc(100vw - ${vars.space[4]}))`,
  },
]);

export const header = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});

export const menu = style({ padding: vars.space[1], outline: 'none' });

export const items = {
  neutral: listItem,
  critical: style([
    listItem,
    {
      color: color.tone.critical.text,
      selectors: { '&[data-focused]': { background: color.tone.critical.surface } },
      '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } } } },
    },
  ]),
};

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = style({ ...text('caption'), display: 'block', color: color.text.muted });

const icon = style({ flex: 'none', inlineSize: sizes.icon, display: 'grid', placeItems: 'center' });

export const icons = {
  neutral: style([
    icon,
    {
      color: color.text.secondary,
      selectors: { '[data-disabled] > &': { color: 'inherit' } },
      '@media': { [media.forcedColors]: { color: 'inherit' } },
    },
  ]),
  critical: icon,
};

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
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  marginBlock: vars.space[1],
});
