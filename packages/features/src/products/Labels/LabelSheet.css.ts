import { globalStyle } from '@vanilla-extract/css';
import { media, screenStyle } from '@valise/ui/theme';
import { mm } from './Label.css.ts';

/** Shown in print alone, and printed alone. */
export const sheet = screenStyle({
  display: 'none',
  vars: { [mm]: '1mm' },
  '@media': { [media.print]: { display: 'block' } },
});

export const paper = screenStyle({ breakInside: 'avoid', selectors: { '& + &': { breakBefore: 'page' } } });

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { [media.print]: { display: 'none' } } });
