import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { PencilSimple } from '../../icons/PencilSimple.tsx';
import { vars } from '../../theme/vars.css.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['stable'],
  args: { label: 'Edit', children: <PencilSimple size={20} />, onPress: fn() },
});

export const Default = meta.story();

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    await step('Tab reaches it and shows its name', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
      await expect(button).not.toHaveAttribute('aria-describedby');
    });
    await step('Escape hides the name and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Edit/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: { label: 'Edit the Double-Breasted Trench with Removable Wool Lining' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});

const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' } as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['ghost', 'secondary', 'sidebar'] as const).map((variant) => (
        <div key={variant} style={variant === 'sidebar' ? { ...row, padding: 8, background: vars.color.sidebar.background } : row}>
          <IconButton label="Edit" variant={variant}>
            <PencilSimple size={20} />
          </IconButton>
          <InEachState>
            <IconButton label="Edit" variant={variant}>
              <PencilSimple size={20} />
            </IconButton>
          </InEachState>
          <IconButton label="Edit" variant={variant} isDisabled>
            <PencilSimple size={20} />
          </IconButton>
          <IconButton label="Edit" variant={variant} isBusy>
            <PencilSimple size={20} />
          </IconButton>
        </div>
      ))}
      <div style={row}>
        <IconButton label="Edit" variant="secondary" size="small">
          <PencilSimple size={18} />
        </IconButton>
        <IconButton label="Edit" variant="secondary">
          <PencilSimple size={20} />
        </IconButton>
        <IconButton label="Edit" variant="secondary" size="large">
          <PencilSimple size={20} />
        </IconButton>
      </div>
    </div>
  ),
});
