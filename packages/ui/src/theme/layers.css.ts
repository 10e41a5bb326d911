import { globalLayer, layer } from '@vanilla-extract/css';

// Cascade layers, weakest first. A style outside any layer, as an app's own, wins over all of them.
const valise = globalLayer('valise');

export const reset = layer({ parent: valise }, 'reset');
export const base = layer({ parent: valise }, 'base');
export const components = layer({ parent: valise }, 'components');
export const screens = layer({ parent: valise }, 'screens');
