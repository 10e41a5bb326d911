import { paths } from '../domain/paths.ts';
import type { Destination } from './destinationOf.ts';

/** Whether a notification leads to the chat at `path`, the open page. The chat itself announces its messages. */
export const isSaidByChat = (target: Destination | null, path: string): boolean =>
  target?.isExternal === false && target.href === path && path.startsWith(paths.supportChat(''));
