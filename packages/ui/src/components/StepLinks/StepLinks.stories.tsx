import { expect, userEvent, waitFor } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { followStep } from './followStep.ts';
import { StepLinks } from './StepLinks.tsx';

const previous = { label: 'Previous order', href: '/orders/3' };
const next = { label: 'Next order', href: '/orders/5' };

const meta = preview.meta({
  title: 'Components/Navigation/StepLinks',
  component: StepLinks,
  tags: ['new'],
  args: { place: 4, total: 1018, previous, next },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 1,018')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous order' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigated).toHaveBeenLastCalledWith('/orders/5');
  },
});

export const FirstOfAll = meta.story({
  args: { place: 1, previous: { ...previous, href: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous order' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** At an end the shortcut says so. */
export const LastOfAll = meta.story({
  args: { place: 1018, next: { ...next, href: null } },
  play: async () => {
    await expect(followStep(1)).toBe(true);
    const announced = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContain('This is the last of 1,018.'));
    await expect(navigated).not.toHaveBeenCalled();
    await expect(followStep(-1)).toBe(true);
    await expect(navigated).toHaveBeenLastCalledWith('/orders/3');
  },
});

export const WithKeys = meta.story({
  decorators: [(Story) => <div style={{ ['--valise-step-keys' as string]: 'inline-flex' }}><Story /></div>],
});

export const Sheet = meta.story({ tags: ['sheet'] });
