import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../workspace.mjs';

const templates = fileURLToPath(new URL('templates', import.meta.url));

/** A mistake in the command's arguments. Only its message is printed. */
export class UsageError extends Error {}

/**
 * Replaces `__Key__` by its value.
 * @param {string} text
 * @param {Record<string, string>} values
 */
export const fill = (text, values) =>
  text.replace(/__([A-Za-z]+)__/g, (placeholder, key) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The templates have no value for ${placeholder}.`);
    return value;
  });

/** @param {string} name PascalCase */
export const camelCase = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * The words of a PascalCase name as a heading, for example 'Payout List'.
 * @param {string} name
 */
export const headingOf = (name) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

/**
 * Writes one file of a template.
 * @param {string} template below scripts/new/templates, for example 'route/__name__.tsx.template'
 * @param {string} folder where the file goes
 * @param {Record<string, string>} values of the placeholders in the file and in its name
 * @returns {string} the file
 */
export function writeFileOf(template, folder, values) {
  const file = join(folder, fill(basename(template, '.template'), values));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, fill(readFileSync(join(templates, template), 'utf8'), values));
  return file;
}

/**
 * Writes all files of a template into a folder that does not exist yet.
 * @param {string} template a folder of scripts/new/templates
 * @param {string} folder
 * @param {Record<string, string>} values
 * @returns {string[]} the files
 */
export function writeTemplate(template, folder, values) {
  if (existsSync(folder)) throw new UsageError(`${relative(root, folder)} exists already.`);
  return readdirSync(join(templates, template)).map((name) => writeFileOf(join(template, name), folder, values));
}

/**
 * Changes a file by a function of its text.
 * @param {string} file
 * @param {(text: string) => string} change
 */
export function editFile(file, change) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${relative(root, file)} has no place for the new entry.`);
  writeFileSync(file, after);
  return file;
}

/**
 * Adds a line to a text whose lines are sorted.
 * @param {string} text
 * @param {string} line
 */
export function withSortedLine(text, line) {
  const lines = text.trimEnd().split('\n');
  const next = lines.findIndex((each) => each > line);
  lines.splice(next === -1 ? lines.length : next, 0, line);
  return `${lines.join('\n')}\n`;
}
