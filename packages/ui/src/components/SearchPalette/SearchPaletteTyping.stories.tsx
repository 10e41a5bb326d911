import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { SearchPalette } from './SearchPalette.tsx';
import { openPalette, option, PalettePage, paletteTexts, results, settings } from './testing/palettePage.tsx';

const meta = preview.meta({
  title: 'Patterns/Typing in the palette',
  component: SearchPalette,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: false, query: '', onQueryChange: fn(), groups: results, ...paletteTexts, onChoose: fn(), onClose: fn() },
  render: (args) => <PalettePage {...args} />,
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const input = await openPalette();
    const isActive = (name: RegExp | string) => expect(input).toHaveAttribute('aria-activedescendant', option(name).id);
    await step('the first result is active; arrows, Home and End move, and the focus stays in the field', async () => {
      await userEvent.keyboard('dress');
      await isActive(/Silk Slip Dress/);
      await userEvent.keyboard('{ArrowDown}');
      await isActive(/Linen Dress/);
      await userEvent.keyboard('{End}');
      await isActive('Settings');
      await userEvent.keyboard('{ArrowDown}');
      await isActive(/Silk Slip Dress/);
      await userEvent.keyboard('{ArrowUp}{Home}');
      await isActive(/Silk Slip Dress/);
      await expect(input).toHaveFocus();
    });
    await step('Escape empties the field, then closes and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    });
    await step('Ctrl+Enter and Ctrl+click open a result in a new tab, and the palette stays', async () => {
      const newTab = spyOn(window, 'open').mockReturnValue(null);
      await openPalette();
      await userEvent.keyboard('dress{Control>}{Enter}{/Control}');
      await expect(newTab).toHaveBeenCalledWith('/products/viewproduct/17', '_blank', 'noopener');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Silk Slip Dress' }));
      option(/Evening Wrap Dress/).addEventListener('click', (event) => event.preventDefault());
      const held = userEvent.setup();
      await held.keyboard('{Control>}');
      await held.click(option(/Evening Wrap Dress/));
      await held.keyboard('{/Control}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Evening Wrap Dress' }));
      await expect(screen.getByRole('combobox')).toHaveFocus();
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    });
    await step('Enter opens the active result', async () => {
      await openPalette();
      await userEvent.keyboard('dress{ArrowDown}{Enter}');
      await expect(navigated).toHaveBeenLastCalledWith('/products/viewproduct/18');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Linen Dress' }));
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    });
  },
});

/** Ends the current search. */
let finish = () => {};

/** The results follow the query with a delay; until then they belong to the former query. */
export const InputMethods = meta.story({
  play: async ({ args }) => {
    const input = await openPalette();
    await userEvent.keyboard('dress');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
    await expect(input).toHaveValue('dress');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
  },
});

export const EnterBeforeResults = meta.story({
  args: { isOpen: true, query: 'dress' },
  render: function Render({ isOpen: opensFirst, ...args }) {
    const [isOpen, setOpen] = useState(opensFirst);
    const [query, setQuery] = useState(args.query);
    const [found, setFound] = useState(query);
    useEffect(() => {
      finish = () => setFound(query);
    }, [query]);
    return (
      <SearchPalette
        {...args}
        isOpen={isOpen}
        query={query}
        onQueryChange={setQuery}
        groups={found === 'dress' ? results : [{ label: 'Screens', entries: [settings] }]}
        isStale={found !== query}
        onClose={() => setOpen(false)}
      />
    );
  },
  play: async ({ args, step }) => {
    const input = await screen.findByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'settings{Enter}');
    await step('Enter opens nothing that an earlier query has found', async () => {
      await expect(option(/Silk Slip Dress/)).toBeInTheDocument();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('it opens what this one finds', async () => {
      finish();
      await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
      await expect(navigated).toHaveBeenLastCalledWith('/settings');
    });
  },
});

const loaded = 'story-loaded';

export const AfterWaiting = meta.story({
  args: { isOpen: true, query: 'dress', typedAhead: { selection: [2, 3], isEntered: true } },
  render: function Render({ isOpen: opensFirst, ...args }) {
    const [isOpen, setOpen] = useState(opensFirst);
    const [isLoading, setLoading] = useState(true);
    useEffect(() => {
      const listen = () => setLoading(false);
      window.addEventListener(loaded, listen);
      return () => window.removeEventListener(loaded, listen);
    }, []);
    return (
      <SearchPalette
        {...args}
        isOpen={isOpen}
        isLoading={isLoading}
        groups={isLoading ? [{ label: 'Screens', entries: [settings] }] : results}
        onClose={() => setOpen(false)}
      />
    );
  },
  play: async ({ args, step }) => {
    const input = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 3]);
    await step('Enter opens the first result, once all have come', async () => {
      await expect(option('Settings')).toBeInTheDocument();
      await expect(args.onChoose).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(loaded));
      await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'Silk Slip Dress' }));
    });
  },
});
