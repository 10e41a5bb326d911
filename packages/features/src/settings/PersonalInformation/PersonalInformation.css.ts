import { screenStyle, text, vars } from '@valise/ui/theme';

/** Forms of the settings are read in one line of sight, not across the page. */
export const card = screenStyle({ maxInlineSize: '47.5rem' });

export const photo = screenStyle({ display: 'grid', gap: vars.space[3] });

export const photoLabel = screenStyle({ ...text('label') });

export const photoHint = screenStyle({ ...text('caption'), color: vars.color.text.muted });

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
  gap: `1.125rem ${vars.space[4]}`,
  alignItems: 'start',
});
