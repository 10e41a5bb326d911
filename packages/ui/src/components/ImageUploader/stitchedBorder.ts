import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/mixins.ts';

/** A stitched border, for drop areas. */
export function stitchedBorder(color: string): StyleRule {
  const along = (side: string) => `repeating-linear-gradient(to ${side}, ${color} 0 7px, transparent 7px 12px)`;
  return {
    border: '1.5px solid transparent',
    backgroundImage: [along('right'), along('right'), along('bottom'), along('bottom')].join(', '),
    backgroundSize: '100% 1.5px, 100% 1.5px, 1.5px 100%, 1.5px 100%',
    backgroundPosition: 'top, bottom, left, right',
    backgroundOrigin: 'border-box',
    backgroundRepeat: 'no-repeat',
    '@media': { [media.forcedColors]: { backgroundImage: 'none', border: '1.5px dashed CanvasText' } },
  };
}
