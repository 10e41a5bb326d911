import { announce } from '../Announcer/announce.ts';
import { createLoads } from './createLoads.ts';

/** The loads of the page. */
export const loads = createLoads((text) => announce(text, 'polite'));
