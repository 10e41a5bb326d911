import { expect, fn, spyOn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const codes = ['7QF2-MK9D', 'X4TB-22LC', 'PN8E-J6WA', '0VRS-H3KZ', 'D5YG-91UM', 'KC7A-T8EX', 'B2NW-6RQP', 'M9LJ-F4VD'];
const written = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  title: 'Components/Data/RecoveryCodes',
  component: RecoveryCodes,
  tags: ['stable'],
  args: { codes },
  beforeEach: () => {
    written.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(8);
    await step('all codes are copied, one per line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }));
      await expect(written).toHaveBeenCalledWith(codes.join('\n'));
      await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    });
  },
});

export const Downloaded = meta.story({
  play: async ({ canvas, step }) => {
    const saved = new Promise<HTMLAnchorElement>((resolve) => {
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click_(this: HTMLAnchorElement) {
        click.mockRestore();
        resolve(this);
      });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    const link = await saved;
    await step('all codes are downloaded, one per line', async () => {
      await expect(link.download).toBe('recovery-codes.txt');
      await expect(link.href).toMatch(/^blob:/);
    });
  },
});

export const Printed = meta.story({
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});

export const LongText = meta.story({ args: { codes: codes.map((code) => `${code}-${code}-${code}`) } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 420px)' }}>
      <RecoveryCodes {...args} />
      <div style={{ inlineSize: 240 }}>
        <RecoveryCodes codes={args.codes.slice(0, 3)} />
      </div>
    </div>
  ),
});
