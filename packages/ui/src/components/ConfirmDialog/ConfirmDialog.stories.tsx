import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { SignOut } from '../../icons/SignOut.tsx';
import { Button } from '../Button/Button.tsx';
import { overlayConformance } from '../Dialog/testing/overlayConformance.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    isOpen: true,
    title: 'Delete Product',
    children: 'Are you sure you want to delete this product? This action cannot be undone.',
    confirmLabel: 'Yes, Delete',
    tone: 'danger' as const,
    onConfirm: fn(),
    onCancel: fn(),
  },
  // The code is fetched at the first opening, and the story ends when the dialog is rendered.
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

export const DeleteProduct = meta.story({
  play: async ({ step }) => {
    await step('it is named by its title and described by its consequence', async () => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete Product' });
      await expect(dialog).toHaveAccessibleDescription(
        'Are you sure you want to delete this product? This action cannot be undone.',
      );
    });
  },
});

export const Logout = meta.story({
  args: {
    title: 'Logout?',
    children: 'You are about to log out of the Dashboard.',
    confirmLabel: 'Logout',
    confirmIcon: <SignOut size={18} />,
    tone: 'neutral',
  },
});

export const EscapeCancels = meta.story({
  play: async ({ args, step }) => {
    await step('focus starts on Cancel', async () => {
      // A dialog is rendered outside the canvas, so the query searches the whole screen.
      await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await step('Escape cancels and confirms nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const Confirms = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Yes, Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const DoublePress = meta.story({
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Yes, Delete' });
    await userEvent.dblClick(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** A deleted row is removed with its button, the trigger of the dialog. */
function Rows({ onConfirm, ...args }: ComponentProps<typeof ConfirmDialog>) {
  const [rows, setRows] = useState(['Trench', 'Blazer']);
  const [pending, setPending] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Products
      </h2>
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row}>
            <Button onPress={() => setPending(row)}>Delete {row}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...args}
        isOpen={pending !== undefined}
        restoreFocusTo={() => list.current?.querySelector('button') ?? heading.current}
        onConfirm={() => {
          setRows(rows.filter((row) => row !== pending));
          setPending(undefined);
          onConfirm();
        }}
        onCancel={() => setPending(undefined)}
      />
    </>
  );
}

export const FocusAfterADeletion = meta.story({
  args: { isOpen: false },
  render: (args) => <Rows {...args} />,
  play: async ({ canvas, step }) => {
    const deleteRow = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    };
    await step('when the trigger was removed with its row, focus is on the remaining row', async () => {
      await deleteRow('Delete Trench');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Blazer' })).toHaveFocus());
    });
    await step('after the last row focus is on the heading', async () => {
      await deleteRow('Delete Blazer');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Products' })).toHaveFocus());
    });
  },
});

function Opener({ onCancel, ...args }: ComponentProps<typeof ConfirmDialog>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        {...args}
        isOpen={isOpen}
        onCancel={() => {
          setOpen(false);
          onCancel();
        }}
      />
    </>
  );
}

export const Conformance = meta.story({
  args: { isOpen: false },
  render: (args) => <Opener {...args} />,
  play: ({ step }) =>
    overlayConformance({ role: 'alertdialog', name: 'Delete Product', trigger: 'Delete', startsOn: 'Cancel', step }),
});

export const Busy = meta.story({
  args: { isOpen: false, busyLabel: 'Deleting...' },
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return (
      <ConfirmDialog
        {...args}
        isOpen
        isBusy={isBusy}
        onConfirm={() => {
          setBusy(true);
          args.onConfirm();
        }}
      />
    );
  },
  play: async ({ args, step }) => {
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const confirm = await screen.findByRole('button', { name: /Deleting/ });
    await step('focus stays on the pressed button', async () => {
      await expect(confirm).toHaveFocus();
    });
    await step('the action runs once, and the dialog cannot be dismissed', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }), { pointerEventsCheck: 0 });
      await userEvent.click(document.body, { pointerEventsCheck: 0 });
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
});

export const Failed = meta.story({
  args: { error: 'Failed to delete product.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete product.');
  },
});

export const WithConfirmDescription = meta.story({
  args: { confirmDescription: 'You are offline. This works again once the connection is back.' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Yes, Delete' })).toHaveAccessibleDescription(
      'You are offline. This works again once the connection is back.',
    );
  },
});

export const WithContent = meta.story({
  args: {
    size: 'medium',
    isConfirmDisabled: true,
    content: <ul style={{ display: 'grid', gap: 8 }}>{['Camel Blazer', 'Cashmere Overcoat'].map((name) => <li key={name}>{name}</li>)}</ul>,
  },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Product' });
    await step('the content is shown and is not part of the description', async () => {
      await expect(screen.getByText('Camel Blazer')).toBeInTheDocument();
      await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this product? This action cannot be undone.');
    });
    await step('it cannot be confirmed yet', async () => {
      await expect(screen.getByRole('button', { name: 'Yes, Delete' })).toBeDisabled();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const ContentOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { size: 'medium', content: 'Camel Blazer' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    // Without its edges.
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight - 1, 0));
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeCloseTo(window.innerWidth - 2, 0));
  },
});

export const LongText = meta.story({
  args: {
    title: 'Delete Double-Breasted Trench with Removable Wool Lining and Horn Buttons, Donaudampfschifffahrtsgesellschaft',
    confirmLabel: 'Yes, delete this product and everything that was written about it',
    error: 'The product could not be deleted, because a rider is carrying it to a traveler at this moment.',
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({ tags: ['sheet'], args: { error: 'Failed to delete product.', isBusy: true } });
