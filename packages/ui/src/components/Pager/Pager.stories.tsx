import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Pager, type PagerProps } from './Pager.tsx';

function Paging({ page: initialPage, size: initialSize, onChange, ...props }: PagerProps) {
  const [{ page, size }, setPaging] = useState({ page: initialPage, size: initialSize });
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

export const OtherLanguages = meta.story({
  args: { page: 5000, total: 1_284_000 },
  render: (args) => (
    <>
      <I18nProvider locale="de-DE">
        <Paging {...args} label="German" />
      </I18nProvider>
      <I18nProvider locale="ar-EG">
        <div dir="rtl">
          <Paging {...args} label="Arabic" />
        </div>
      </I18nProvider>
    </>
  ),
  play: async ({ args, canvas, step }) => {
    const german = within(canvas.getByRole('navigation', { name: 'German' }));
    const arabic = within(canvas.getByRole('navigation', { name: 'Arabic' }));
    await step('numbers are formatted in the nearest locale', async () => {
      await expect(german.getByText(/49\.991 .* 50\.000 .* 1\.284\.000/)).toBeVisible();
      await expect(arabic.getByText(/٤٩٬٩٩١ .* ٥٠٬٠٠٠ .* ١٬٢٨٤٬٠٠٠/)).toBeVisible();
      await expect(arabic.getByRole('option', { name: '٢٥' })).toBeInTheDocument();
    });
    await step('the previous page is on the left in German and on the right in Arabic', async () => {
      const left = (button: HTMLElement) => button.getBoundingClientRect().left;
      const previousIn = ({ getByRole }: typeof german) => left(getByRole('button', { name: 'Previous page' }));
      const nextIn = ({ getByRole }: typeof german) => left(getByRole('button', { name: 'Next page' }));
      await expect(previousIn(german)).toBeLessThan(nextIn(german));
      await expect(previousIn(arabic)).toBeGreaterThan(nextIn(arabic));
    });
    await step('a size in other digits is chosen as a number', async () => {
      await userEvent.selectOptions(arabic.getByRole('combobox'), '٢٥');
      await expect(args.onChange).toHaveBeenCalledWith({ page: 2000, size: 25 });
    });
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('it is a named navigation and shows the current entries', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
      await expect(canvas.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    });
    await step('a page button shows its page and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
      await expect(args.onChange).toHaveBeenCalledWith({ page: 3, size: 10 });
      await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus();
      await expect(canvas.getByText('Showing 21 to 30 of 248 entries')).toBeVisible();
    });
    await step('the shown entries are plain text and not a live region', async () => {
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('Tab moves through the size, previous, the pages and next', async () => {
      const names: string[] = [];
      for (let stop = 0; stop < 7; stop += 1) {
        await userEvent.tab();
        names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');
      }
      await expect(names).toEqual(['SELECT', 'Previous page', 'Page 1', 'Page 2', 'Page 3', 'Page 25', 'Next page']);
    });
    await step('Enter shows the next page', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    });
  },
});

export const LastPage = meta.story({
  args: { page: 24 },
  play: async ({ args, canvas, step }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await step('Next keeps the focus on the last page and does nothing there', async () => {
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
    await step('another size keeps the first entry visible', async () => {
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

export const MirroredButtons = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, step }) => {
    const [previous, next] = ['Previous page', 'Next page'].map((name) => canvas.getByRole('button', { name }));
    await step('previous is on the right and points right, next is on the left', async () => {
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
