import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import type { API_HashEntry } from 'storybook/internal/types';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { themes } from './theme.ts';

const { surface, text } = tokens.color.tone.brand;

// What stands around the pages knows tokens by value alone.
const badge = {
  marginInlineStart: 4,
  padding: '1px 6px',
  borderRadius: '12px 4px 4px 12px',
  fontSize: 11,
  fontWeight: 550,
  color: text.light,
  background: surface.light,
};

/** How far a component is stands beside its name, unless it is stable, as nearly all are. */
function renderLabel({ name, type, tags = [] }: API_HashEntry) {
  const stage = type === 'component' ? ['new', 'beta', 'deprecated'].find((tag) => tags.includes(tag)) : undefined;
  return stage === undefined ? name : createElement('span', null, name, ' ', createElement('span', { style: badge }, stage));
}

addons.setConfig({ theme: themes.light, sidebar: { renderLabel } });
