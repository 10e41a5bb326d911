import '@valise/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { elementOf } from './renderSheets.tsx';
import { components } from './sheets.ts';

/** Parts of other components, without a story of their own. */
const parts = ['Field'];

const consoleMessages: unknown[] = [];

beforeEach(() => {
  consoleMessages.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...args) => consoleMessages.push(args));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each(components.filter((component) => !parts.includes(component)))('%s renders on a server and hydrates without a warning', async (component) => {
  const html = await commands.serverMarkup(component);
  const element = await elementOf(component);
  expect(element, `${component} has no story`).toBeDefined();

  const container = document.createElement('div');
  container.innerHTML = html ?? '';
  document.body.append(container);
  const failures: unknown[] = [];
  const root = hydrateRoot(container, element, { onRecoverableError: (problem) => failures.push(problem) });
  // Hydration has ended once an effect of the root has run; two frames leave time for what effects render.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await vi.waitFor(() => expect(container.childNodes.length > 0 || html === '').toBe(true));
  root.unmount();

  expect(failures).toEqual([]);
  expect(consoleMessages).toEqual([]);
});
