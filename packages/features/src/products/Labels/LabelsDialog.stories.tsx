import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { Button } from '@valise/ui/Button';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { LabelsDialog } from './LabelsDialog.tsx';
import { storedLabelSize } from './storedLabelSize.ts';

const labelled = (terms: Parameters<typeof aProduct>[0]) => read(product, aProduct({ images: [], ...terms }));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => labelled({ id: String(index), productname: `Coat ${index + 1}`, barcode: `${10_000_000 + index}` }));

const meta = preview.meta({
  title: 'Patterns/Print labels',
  component: LabelsDialog,
  tags: ['beta', 'spec:2.4'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, products: drawnProducts(10), onClose: fn() },
  beforeEach: () => storedLabelSize.remove(),
});

/** Waits until the dialog has faded in. */
const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const dialog = () => screen.findByRole('dialog', { name: 'Print labels' });
const previewed = async () => within(await dialog()).findByRole('img', { name: 'Preview of the first page' });
const field = async (name: string) => within(await dialog()).getByRole('textbox', { name });
const print = async () => within(await dialog()).getByRole('button', { name: 'Print' });

async function type(name: string, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}

export const Default = meta.story({
  play: async ({ step }) => {
    await step('a label has the name, the brand, the SKU and the code in groups of four', async () => {
      const [label] = (await previewed()).querySelectorAll<HTMLElement>('[data-label]');
      await expect([...label!.querySelectorAll('[dir]')].map((line) => line.textContent)).toEqual(['Double-Breasted Trench', 'Zara', 'ZA-TRN-0001', '8042 1936 5570']);
    });
    await shown('10 labels on 1 page');
    await expect(await print()).toBeEnabled();
  },
});

export const Sizes = meta.story({
  play: async ({ step }) => {
    await step('a label printer has one label a page, and no place on a sheet', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: '62 × 29 mm' }));
      await shown('10 labels on 10 pages');
      await expect(screen.queryByRole('textbox', { name: 'First label' })).not.toBeInTheDocument();
    });
    await step('the page has the proportions of its paper', async () => {
      const page = (await previewed()).querySelector('[data-label]')!.getBoundingClientRect();
      await expect(page.width / page.height).toBeCloseTo(62 / 29, 1);
    });
    await step('the size is that of the next time', async () => {
      await expect(storedLabelSize.read()).toBe('62x29');
    });
  },
});

export const Copies = meta.story({
  play: async ({ step }) => {
    await previewed();
    await step('copies, from a place on a sheet that is partly used', async () => {
      await type('Copies', '2');
      await type('First label', '6');
      await shown('20 labels on 2 pages');
      const places = (await previewed()).querySelectorAll('[data-label]');
      await expect(places).toHaveLength(19);
    });
    await step('what is no number of copies is said in words, and prints nothing', async () => {
      await type('Copies', '0');
      await shown('Enter a whole number from 1 to 99.');
      await expect(await print()).toBeDisabled();
    });
    await step('nor is a place that the sheet does not have one', async () => {
      await type('Copies', '1');
      await type('First label', '25');
      await shown('Enter a whole number from 1 to 24.');
      await expect(await print()).toBeDisabled();
    });
  },
});

export const Printing = meta.story({
  play: async ({ step }) => {
    await previewed();
    const sheet = () => document.querySelector('[data-label-sheet]');
    const seen: (number | undefined)[] = [];
    const printed = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      seen.push(sheet()?.querySelectorAll('[data-label]').length);
      window.dispatchEvent(new Event('afterprint'));
    });
    await step('the labels are in the page for as long as it is printed', async () => {
      await expect(sheet()).toBeNull();
      await userEvent.click(await print());
      await expect(seen).toEqual([10]);
      await expect(sheet()).toBeNull();
    });
    printed.mockRestore();
  },
});

export const WithoutBarcodes = meta.story({
  args: {
    products: [
      labelled({ productname: 'Loden Cape', barcode: '' }),
      labelled({ productname: 'Silk Scarf', barcode: ' ' }),
      labelled({ productname: 'Linen Shirt', barcode: 'x'.repeat(300) }),
      labelled({ productname: 'Wool Coat', barcode: '804219365644' }),
    ],
  },
  play: async ({ step }) => {
    await step('products that get no label are named, with the reason', async () => {
      await shown(/^2 products have no barcode and get no label: .*Loden Cape, Silk Scarf/);
      await shown(/^1 product has a barcode too long for a label: .*Linen Shirt/);
    });
    await shown('1 label on 1 page');
  },
});

export const NoBarcode = meta.story({
  args: { products: numbered(7).map((product) => ({ ...product, barcode: '' })) },
  play: async () => {
    await shown('There is nothing to print.');
    await shown(/^7 products have no barcode.*Coat 5.* and 2 more$/);
    await expect(await print()).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    products: [
      labelled({ productname: 'Very long name of a travel coat '.repeat(9), brand: 'Brand '.repeat(20), sku: 'SKU-'.repeat(30), barcode: '804219365644' }),
      labelled({ productname: 'Donaudampfschifffahrtsgesellschaftskapitänsmantel', barcode: 'code-'.repeat(40) }),
      labelled({ productname: 'מעיל צמר כחול ארוך', brand: 'خياط', sku: 'HE-1', barcode: '804219365651' }),
      labelled({ productname: '<b>Bold</b> & <img src=x onerror=alert(1)>', barcode: '804219365668' }),
    ],
  },
  play: async ({ step }) => {
    const labels = [...(await previewed()).querySelectorAll<HTMLElement>('[data-label]')];
    await step('what is too long is cut inside its label', async () => {
      for (const label of labels) {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        for (const line of label.querySelectorAll('[dir], svg')) {
          const box = line.getBoundingClientRect();
          await expect(box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1).toBe(true);
        }
      }
    });
    await step('a name from right to left begins at its right', async () => {
      await expect(getComputedStyle(labels[2]!.querySelector('[dir]')!).direction).toBe('rtl');
    });
    await step('markup is text', async () => {
      await expect(labels[3]!.querySelector('[dir]')).toHaveTextContent('<b>Bold</b> & <img src=x onerror=alert(1)>');
    });
  },
});

export const Many = meta.story({
  args: { products: numbered(2401) },
  play: async ({ step }) => {
    await step('more labels than the browser can make ready at once are refused in words', async () => {
      await shown('At most 2,400 labels are printed at once.');
      await expect(await print()).toBeDisabled();
    });
  },
});

export const Focus = meta.story({
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Labels</Button>
        <LabelsDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Labels' });
    await step('by keyboard: a size is chosen, and Escape returns to what opened it', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await previewed();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('radio', { name: '62 × 29 mm' })).toBeChecked();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({ tags: ['sheet'], args: { products: [...drawnProducts(25), labelled({ productname: 'Loden Cape', barcode: '' })] } });
