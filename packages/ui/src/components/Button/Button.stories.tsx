import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['stable'],
  args: { children: 'Save', onPress: fn() },
});

export const Secondary = meta.story();

export const Primary = meta.story({ args: { variant: 'primary', children: 'Save Product' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Yes, Delete' } });

export const WithIcon = meta.story({ args: { variant: 'primary', icon: <Plus size={18} />, children: 'Add New Product' } });

export const Busy = meta.story({
  args: { variant: 'primary', isBusy: true, busyLabel: 'Saving...' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: /Saving/ });
    await step('it can still be focused', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('a press while busy does nothing', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { children: 'Save the product and go on to the next one of the same collection' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { icon: <Plus size={18} />, children: 'Add New Product' } });

const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-outline'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} icon={<Plus size={18} />}>
            With icon
          </Button>
          <InEachState>
            <Button variant={variant}>Save</Button>
          </InEachState>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy busyLabel="Saving...">
            Busy
          </Button>
        </div>
      ))}
    </div>
  ),
});
