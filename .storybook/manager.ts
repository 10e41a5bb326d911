import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import type { API_HashEntry } from 'storybook/internal/types';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { themes } from './theme.ts';

const { surface, text } = tokens.color.tone.brand;

// The sidebar has none of the CSS variables, so token values are used.
const badge = {
  marginInlineStart: 4,
  padding: '1px 6px',
  borderRadius: '12px 4px 4px 12px',
  fontSize: 11,
  fontWeight: 550,
  color: text.light,
  background: surface.light,
};

/** Shows a component's stage beside its name, unless it is stable. */
function renderLabel({ name, type, tags = [] }: API_HashEntry) {
  const stage = type === 'component' ? ['new', 'beta', 'deprecated'].find((tag) => tags.includes(tag)) : undefined;
  return stage === undefined ? name : createElement('span', null, name, ' ', createElement('span', { style: badge }, stage));
}

addons.setConfig({ theme: themes.light, sidebar: { renderLabel } });
