import '@valise/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { elementOf } from './renderSheets.tsx';
import { components } from './sheets.ts';

/** What other components are made of: it draws nothing alone. */
const parts = ['Field'];

const complaints: unknown[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...said) => complaints.push(said));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each(components.filter((component) => !parts.includes(component)))('%s renders on a server and comes to life without a warning', async (component) => {
  const html = await commands.serverMarkup(component);
  const element = await elementOf(component);
  expect(element, `${component} has no story`).toBeDefined();

  const container = document.createElement('div');
  container.innerHTML = html ?? '';
  document.body.append(container);
  const failures: unknown[] = [];
  const root = hydrateRoot(container, element, { onRecoverableError: (problem) => failures.push(problem) });
  // Hydration has ended once an effect of the root has run; frames leave time for what effects render anew.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await vi.waitFor(() => expect(container.childNodes.length > 0 || html === '').toBe(true));
  root.unmount();

  expect(failures).toEqual([]);
  expect(complaints).toEqual([]);
});
