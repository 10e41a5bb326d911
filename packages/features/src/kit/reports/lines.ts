import { Problem, type Unread } from '@valise/contract';

/** A path without its query and its ids: '/orders/ordersdetail/20424?tab=pending' is '/orders/ordersdetail/{id}'. */
export const pathShape = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((part) => (/[\d@%]/.test(part) ? '{id}' : part))
    .join('/');

/** Errors of the engine, whose messages name code and not data. The message of a SyntaxError may quote what was parsed. */
const ofTheEngine = ['TypeError', 'ReferenceError', 'RangeError'];

/** Where an error was thrown: the file of each call without its origin, at most five. */
const placesIn = (stack: string): string[] =>
  [...stack.matchAll(/[^\s()@]*\/([\w.-]+\.(?:[mc]?[jt]sx?)):(\d+):(\d+)/g)].slice(0, 5).map(([, file, line, column]) => `${file}:${line}:${column}`);

const quoted = /"[^"]*"|“[^”]*”|`[^`]*`/g;
const address = /\S+@\S+|https?:\/\/\S+/g;

/** The class of what was thrown, where, and its message if that is the engine's own. */
export function errorLine(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `a thrown ${thrown === null ? 'null' : typeof thrown}`;
  if (thrown instanceof Problem) return problemLine(thrown);
  const message = ofTheEngine.includes(thrown.name) ? `: ${thrown.message.replace(quoted, '…').replace(address, '…').replace(/\d{3,}/g, '…')}` : '';
  return [`${thrown.name}${message}`, ...placesIn(thrown.stack ?? '')].join(' < ');
}

/** How a call ended. Never the server's words. */
export function problemLine({ kind, status, fields }: Problem): string {
  const names = Object.keys(fields);
  const about = names.length === 0 ? '' : ` about ${names.join(', ')}`;
  return status === undefined ? kind : `${kind} with ${status}${about}`;
}

/** A call that failed: its endpoint, how it ended, and how long it took in ms. */
export const requestLine = ({ method, path }: { method: string; path: string }, problem: unknown, ms: number): string =>
  `${method} ${path} ${problem instanceof Problem ? problemLine(problem) : errorLine(problem)} after ${Math.round(ms)} ms`;

/** What could not be read, by id and keys. */
export const unreadReportLine = (path: string, { id, place, keys, isRepeat }: Unread): string =>
  [path, place === undefined ? 'the answer' : `item ${place}`, id !== null && /^(?=.*\d)[\w-]{1,36}$/.test(id) ? `id ${id}` : '', isRepeat ? 'came twice' : keys.join(', ')].filter((part) => part !== '').join(' ');
