import { globalLayer } from '@vanilla-extract/css';

// Cascade layers, weakest first. A style outside all layers, for example an app's own, wins over them.
const valise = globalLayer('valise');

export const reset = globalLayer({ parent: valise }, 'reset');
export const base = globalLayer({ parent: valise }, 'base');
export const components = globalLayer({ parent: valise }, 'components');
export const screens = globalLayer({ parent: valise }, 'screens');
