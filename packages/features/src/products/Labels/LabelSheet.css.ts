import { globalStyle } from '@vanilla-extract/css';
import { media, screenStyle } from '@valise/ui/theme';
import { mm } from './Label.css.ts';
import { type LabelSizeName, labelSizeNames, labelSizes } from './labelSizes.ts';

// Named pages: no other print of the portal takes their size or their margin.
const paperOf = (name: LabelSizeName) => `labels-${name}`;

for (const name of labelSizeNames) {
  const { width, height } = labelSizes[name].page;
  // `size` is of @page alone, which the types of styles do not know.
  const rule = { size: `${width}mm ${height}mm`, margin: 0 };
  globalStyle(`@page ${paperOf(name)}`, rule);
}

/** On paper alone, and alone on it. */
export const sheet = screenStyle({
  display: 'none',
  vars: { [mm]: '1mm' },
  '@media': { [media.print]: { display: 'block' } },
});

export const papers = Object.fromEntries(labelSizeNames.map((name) => [name, screenStyle({ page: paperOf(name) })])) as Record<LabelSizeName, string>;

export const paper = screenStyle({ breakInside: 'avoid', selectors: { '& + &': { breakBefore: 'page' } } });

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { [media.print]: { display: 'none' } } });
