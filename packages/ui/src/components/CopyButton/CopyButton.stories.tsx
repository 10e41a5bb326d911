import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { CopyButton } from './CopyButton.tsx';
import { CopyReport } from './CopyReport.tsx';
import { ReportProvider } from './ReportProvider.tsx';

/** Replaces the clipboard, which a page may use only while its window has focus. */
function withClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const written = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  tags: ['stable'],
  args: { text: '7QF2-MK9D', label: 'Copy codes' },
  beforeEach: () => {
    written.mockReset().mockResolvedValue(undefined);
    return withClipboard(written);
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy codes' });
    const { width } = button.getBoundingClientRect();
    await step('Enter copies the text', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(written).toHaveBeenCalledWith('7QF2-MK9D');
    });
    await step('the label becomes Copied, which is announced', async () => {
      await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    });
    await step('the width does not change', async () => {
      await expect(button.getBoundingClientRect().width).toBe(width);
    });
    await step('after two seconds it has its own label again', async () => {
      await waitFor(() => expect(button).toHaveAccessibleName('Copy codes'));
    });
  },
});

export const Report = meta.story({
  name: 'Copy report',
  render: () => (
    <>
      <ReportProvider text={() => '/orders · GET /orders refused with 500'}>
        <CopyReport />
      </ReportProvider>
      <CopyReport />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy report' }));
    await expect(written).toHaveBeenCalledWith('/orders · GET /orders refused with 500');
  },
});

export const WithoutClipboard = meta.story({
  play: async ({ canvas }) => {
    written.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { label: 'Copy all eight codes to the clipboard' } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <CopyButton {...args} size="small" />
      <CopyButton {...args} />
      <CopyButton text={args.text} />
    </div>
  ),
});
