import '@valise/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { elementOf } from './renderSheets.tsx';
import { components } from './sheets.ts';

/** Folders with parts of other components, which have no story of their own. */
const parts = ['Field'];

const problems: string[] = [];

beforeEach(() => {
  problems.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...args) => problems.push(args.map(String).join(' ')));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/**
 * The errors that React reports while it hydrates a component.
 *
 * @param meanwhile Called with the server's markup before it is hydrated.
 */
async function problemsOf(component: string, meanwhile?: (container: HTMLElement) => void): Promise<readonly string[]> {
  const html = await commands.serverMarkup(component);
  const element = await elementOf(component);
  expect(element, `${component} has no story`).toBeDefined();

  const container = document.createElement('div');
  container.innerHTML = html ?? '';
  document.body.append(container);
  meanwhile?.(container);
  const root = hydrateRoot(container, element, { onRecoverableError: (problem) => problems.push(String(problem)) });
  // Hydration has ended once an effect of the root has run; two frames leave time for what effects render.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await vi.waitFor(() => expect(container.childNodes.length > 0 || html === '').toBe(true));
  root.unmount();
  return problems;
}

test.each(components.filter((component) => !parts.includes(component)))('%s renders on a server and hydrates without a warning', async (component) => {
  expect(await problemsOf(component)).toEqual([]);
});

test.each(['Button', 'LinkButton'])('a %s that is under the pointer hydrates without a warning, beside others that are hydrated', async (component) => {
  await problemsOf(component);
  const reported = await problemsOf(component, (container) => {
    const control = container.querySelector('[data-press]:not(:disabled)')!;
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });
  expect(reported).toEqual([]);
});
