import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../session/testing/fakeStorage.ts';
import { unsavedInput } from '../leaving/unsavedInput.ts';
import { forgetReload, noteReload } from './reload.ts';

let storage: FakeStorage;
const open = (pathname: string) =>
  vi.stubGlobal('window', { location: { pathname }, addEventListener: () => {}, removeEventListener: () => {} });

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  open('/products');
});
afterEach(() => {
  unsavedInput.set(false);
  vi.unstubAllGlobals();
});

test('the page is reloaded once for a path', () => {
  expect([noteReload(), noteReload()]).toEqual([true, false]);
  open('/settings');
  expect(noteReload()).toBe(true);
});

test('once the screen has arrived, a later deployment may reload the page again', () => {
  noteReload();
  forgetReload();
  expect(noteReload()).toBe(true);
});

test('the page is never reloaded with unsaved input', () => {
  unsavedInput.set(true);
  expect(noteReload()).toBe(false);
  unsavedInput.set(false);
  expect(noteReload()).toBe(true);
});

test('the page is not reloaded when its path cannot be stored', () => {
  storage.quota = 0;
  expect(noteReload()).toBe(false);
});

test('the page is not reloaded while the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(noteReload()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect(noteReload()).toBe(true);
});
