import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Pager, type PagerProps } from './Pager.tsx';

function Paging({ page: first, size: given, onChange, ...props }: PagerProps) {
  const [{ page, size }, setPaging] = useState({ page: first, size: given });
  return (
    <Pager
      {...props}
      page={page}
      size={size}
      onChange={(paging) => {
        setPaging(paging);
        onChange(paging);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/Pager',
  component: Paging,
  tags: ['stable'],
  args: { page: 1, size: 10, total: 248, onChange: fn() },
});

export const LongText = meta.story({
  args: { page: 5000, total: 1_284_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 49,991 to 50,000 of 1,284,000 entries')).toBeVisible();
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('it is a navigation with a name, and says where it is', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
      await expect(canvas.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    });
    await step('a page is one press away, and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
      await expect(args.onChange).toHaveBeenCalledWith({ page: 3, size: 10 });
      await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus();
      await expect(canvas.getByText('Showing 21 to 30 of 248 entries')).toBeVisible();
    });
    await step('where it is is plain text, which no one is told unasked', async () => {
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('Tab goes through the size, back, the pages, on', async () => {
      const names: string[] = [];
      for (let stop = 0; stop < 7; stop += 1) {
        await userEvent.tab();
        names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');
      }
      await expect(names).toEqual(['SELECT', 'Previous page', 'Page 1', 'Page 2', 'Page 3', 'Page 25', 'Next page']);
    });
    await step('Enter goes on', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    });
  },
});

export const LastPage = meta.story({
  args: { page: 24 },
  play: async ({ args, canvas, step }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await step('the button that led to the last page keeps the focus and does nothing more', async () => {
      await userEvent.click(next);
      await expect(canvas.getByText('Showing 241 to 248 of 248 entries')).toBeVisible();
      await expect(next).toHaveFocus();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
});

export const PageSize = meta.story({
  args: { page: 4 },
  play: async ({ args, canvas, step }) => {
    const rows = canvas.getByRole('combobox', { name: 'Rows' });
    await step('the sizes are 5, 10, 25 and 50', async () => {
      await expect(rows).toHaveTextContent('5102550');
    });
    await step('another size keeps the first entry in sight', async () => {
      await userEvent.selectOptions(rows, '25');
      await expect(args.onChange).toHaveBeenCalledWith({ page: 2, size: 25 });
      await expect(canvas.getByText('Showing 26 to 50 of 248 entries')).toBeVisible();
    });
  },
});

export const Empty = meta.story({
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, step }) => {
    const [previous, next] = ['Previous page', 'Next page'].map((name) => canvas.getByRole('button', { name }));
    await step('back is at the right and points there, on is at the left', async () => {
      await expect(previous!.getBoundingClientRect().left).toBeGreaterThan(next!.getBoundingClientRect().left);
      await expect(getComputedStyle(next!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      {[1, 4, 13, 25].map((page) => (
        <Pager key={page} {...args} label={`At page ${page}`} page={page} />
      ))}
      <Pager {...args} label="Empty" total={0} />
      <div style={{ maxInlineSize: 328 }}>
        <Pager {...args} label="On a phone" />
      </div>
    </div>
  ),
});

export const Dark = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'dark' } });

export const ForcedColours = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'forced' } });
