import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { SearchWaiting } from './SearchWaiting.tsx';

function Controlled({ value: initial, onChange, ...props }: SearchBoxProps) {
  const [value, setValue] = useState(initial);
  return (
    <SearchBox
      {...props}
      value={value}
      onChange={(typed) => {
        setValue(typed);
        onChange(typed);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/SearchBox',
  component: SearchBox,
  tags: ['stable'],
  args: { value: '', onChange: fn(), onOpen: fn(), placeholder: 'Search something here' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Controlled {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Ctrl )?K$/)).toBeVisible();
  },
});

const onTypeAhead = fn().mockName('onTypeAhead');

export const Waiting = meta.story({
  name: 'Waiting for code',
  args: { value: 'sil' },
  render: function Render({ value, onChange, placeholder }) {
    const [query, setQuery] = useState<string | null>(value);
    const dialog = useRef<HTMLDialogElement>(null);
    if (query === null) return <p>Cancelled</p>;
    return (
      <SearchWaiting
        ref={dialog}
        onTypeAhead={onTypeAhead}
        query={query}
        placeholder={placeholder}
        onQueryChange={(typed) => {
          setQuery(typed);
          onChange(typed);
        }}
        onCancel={() => setQuery(null)}
      />
    );
  },
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: 'Search' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(args.onChange).toHaveBeenLastCalledWith('silk');
    await userEvent.keyboard('{Enter}');
    await expect(onTypeAhead).toHaveBeenLastCalledWith({ selection: [4, 4], isEntered: true });
  },
});

export const Opens = meta.story({
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await step('moving the focus to it opens nothing', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('Enter and an arrow open it', async () => {
      await userEvent.keyboard('{Enter}{ArrowDown}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('what is typed is searched for', async () => {
      await userEvent.keyboard('s');
      await expect(args.onChange).toHaveBeenLastCalledWith('s');
      await expect(args.onOpen).toHaveBeenCalledTimes(3);
    });
    await step('a press opens it, and so do Ctrl+K and ⌘K from anywhere', async () => {
      await userEvent.click(box);
      box.blur();
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.keyboard('{Meta>}k{/Meta}');
      await expect(args.onOpen).toHaveBeenCalledTimes(6);
    });
    await step('also on a layout without a Latin K', async () => {
      await fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
      await expect(args.onOpen).toHaveBeenCalledTimes(7);
    });
    await step('the Enter of an input method opens nothing', async () => {
      await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
      await expect(args.onOpen).toHaveBeenCalledTimes(7);
    });
  },
});

export const BehindADialog = meta.story({
  render: (args) => (
    <>
      <Controlled {...args} />
      <ConfirmDialog isOpen title="Delete Product" confirmLabel="Yes, Delete" onConfirm={fn()} onCancel={fn()}>
        This action cannot be undone.
      </ConfirmDialog>
    </>
  ),
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(cancel).toHaveFocus();
  },
});

export const LongText = meta.story({ args: { placeholder: 'Search for products, orders, refunds, tickets and travelers of every season' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

export const Sheet = meta.story({ tags: ['sheet'] });
