import { globalStyle } from '@vanilla-extract/css';
import { media, screenStyle } from '@valise/ui/theme';
import { mm } from './Label.css.ts';
import { type LabelSizeName, labelSizeNames, labelSizes } from './labelSizes.ts';

// Named pages, so that other prints of the portal keep their size and margin.
const paperOf = (name: LabelSizeName) => `labels-${name}`;

for (const name of labelSizeNames) {
  const { width, height } = labelSizes[name].page;
  // Only @page knows `size`, and the types of styles do not have it.
  const rule = { size: `${width}mm ${height}mm`, margin: 0 };
  globalStyle(`@page ${paperOf(name)}`, rule);
}

/** Shown in print alone, and printed alone. */
export const sheet = screenStyle({
  display: 'none',
  vars: { [mm]: '1mm' },
  '@media': { [media.print]: { display: 'block' } },
});

export const papers = Object.fromEntries(labelSizeNames.map((name) => [name, screenStyle({ page: paperOf(name) })])) as Record<LabelSizeName, string>;

export const paper = screenStyle({ breakInside: 'avoid', selectors: { '& + &': { breakBefore: 'page' } } });

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { [media.print]: { display: 'none' } } });
