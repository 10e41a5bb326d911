import type { Product } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import type { SelectedRows } from '@valise/ui/DataTable';
import { Toasts } from '@valise/ui/Toast';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { pendingResponse } from '../../kit/testing/pendingResponse.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { bulkEditApi } from '../testing/bulkEditApi.ts';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { BulkEdit } from './BulkEdit.tsx';

const few: SelectedRows<Product> = { shown: drawnProducts(6), hidden: [], hiddenBy: 'search' };
const api = bulkEditApi();
const never = new Promise<never>(() => {});
/** The visible text, not the announcement with the same words. */
const counted = { selector: 'span' };

function Opened({ isOpen, onClose, ...props }: ComponentProps<typeof BulkEdit>) {
  const [isOpenNow, setOpen] = useState(isOpen);
  return (
    <>
      <h1 tabIndex={-1}>Products</h1>
      <BulkEdit
        {...props}
        isOpen={isOpenNow}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Bulk Edit',
  component: Opened,
  tags: ['new', 'spec:2.4', 'spec:2.7'],
  args: { isOpen: true, selection: few, restoreFocusTo: () => null, onClose: fn(), onEdited: fn(), onUndo: fn() },
  parameters: { api: api.handlers, docs: { story: { inline: false, height: '760px' } } },
  beforeEach: () => api.reset(12),
});

const findDialog = async () => within(await screen.findByRole('dialog', { name: /^(Edit|Put back) \d+ products?$/ }));
const row = (dialog: Awaited<ReturnType<typeof findDialog>>, name: RegExp) => within(dialog.getByRole('row', { name }));

async function choose(field: RegExp, option: string) {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Raises every price by 10 %. */
async function raisePrices() {
  await choose(/^Base price /, 'Raise by');
  const dialog = await findDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '10');
  await dialog.findAllByText('becomes');
  return dialog;
}

const start = async (count: number) => {
  const dialog = await raisePrices();
  await userEvent.click(dialog.getByRole('button', { name: `Update ${count} products` }));
  return dialog;
};

export const Default = meta.story({
  play: async ({ step }) => {
    const dialog = await findDialog();
    await step('nothing can be sent before something is chosen', async () => {
      await waitFor(() => expect(dialog.getByText('Choose a status or a price.')).toBeVisible());
      await expect(dialog.getByRole('button', { name: 'Update 0 products' })).toBeDisabled();
    });
    await step('every product has what it is and what it becomes', async () => {
      await raisePrices();
      await choose(/^Status /, 'Available');
      await expect(row(dialog, /Wool Tailored Blazer/).getByText('$105.60')).toBeVisible();
      await expect(row(dialog, /Wool Tailored Blazer/).getByText('Rented')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Update 6 products' })).toBeEnabled();
    });
    await step('a price without its amount is not left out of what is sent', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Amount' }));
      await waitFor(() => expect(dialog.getByText('Enter an amount for the price.')).toBeVisible());
      await expect(dialog.getByRole('button', { name: 'Update 0 products' })).toBeDisabled();
    });
    await expect(api.change).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  beforeEach: () => void api.list.mockImplementation(() => never as never),
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText('Loading products...')).toBeVisible());
  },
});

export const FailedToLoad = meta.story({
  name: 'Error',
  beforeEach: () =>
    void api.list.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    }),
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText('Failed to fetch products')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('row', { name: /Silk Slip Dress/ })).toBeVisible());
  },
});

export const LeftOut = meta.story({
  name: 'Incomplete products left out',
  beforeEach: () => {
    api.omit('3', 'note');
    api.setOne('4', { late_fee: 'a lot' });
    api.setOne('5', { videos: ['/1.mp4', '/2.mp4'].map((video_url) => ({ video_url })) });
    api.remove('6');
  },
  play: async ({ step }) => {
    const dialog = await raisePrices();
    await step('they come first, with the reason', async () => {
      const names = dialog.getAllByRole('row').slice(1, 5).map((one) => one.textContent);
      await expect(names).toEqual([
        expect.stringMatching(/Note did not come with it\..*Left out/),
        expect.stringMatching(/Late fee cannot be read\..*Left out/),
        expect.stringMatching(/several videos.*Left out/),
        expect.stringMatching(/deleted elsewhere\..*Left out/),
      ]);
    });
    await step('the others are sent, and the toast tells', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Update 2 products' }));
      await expect(await findToast('2 products updated, 4 left out')).toBeInTheDocument();
      await expect(api.change.mock.calls.map(([id]) => id)).toEqual(['1', '2']);
    });
  },
});

export const HiddenBySearch = meta.story({
  name: 'Hidden products named',
  args: { selection: { shown: few.shown.slice(1), hidden: few.shown.slice(0, 1), hiddenBy: 'search' } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText(/^5 shown, 1 hidden by the search\./)).toBeInTheDocument();
    await expect((await dialog.findAllByRole('row'))[1]).toHaveTextContent('Double-Breasted Trench');
  },
});

export const BelowZero = meta.story({
  name: 'Price below zero',
  play: async () => {
    await choose(/^Base price /, 'Lower by');
    await choose(/^Unit /, '$');
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '30');
    await expect(await dialog.findAllByText('Its price would be below zero.')).not.toHaveLength(0);
  },
});

export const Busy = meta.story({
  beforeEach: () => void api.change.mockImplementationOnce(api.accept).mockImplementation(() => never),
  play: async ({ step }) => {
    const dialog = await start(6);
    await step('one product is sent at a time', async () => {
      await expect(await dialog.findByText('1 of 6 updated', counted)).toBeVisible();
      await expect(row(dialog, /Wool Tailored Blazer/).getByText('Saving...')).toBeVisible();
      await waitFor(() => expect(api.change).toHaveBeenCalledTimes(2));
    });
    await step('nothing but stopping is possible', async () => {
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: /^Status / })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByRole('button', { name: 'Stop' })).toBeEnabled();
    });
  },
});

export const Stopped = meta.story({
  name: 'Stopped and continued',
  play: async ({ step }) => {
    const { promise, respond } = pendingResponse();
    api.change.mockImplementationOnce(async (id, product) => {
      await promise;
      return api.accept(id, product);
    });
    const dialog = await start(6);
    await step('the running one ends, no other begins', async () => {
      await waitFor(() => expect(api.change).toHaveBeenCalledTimes(1));
      await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
      respond(undefined);
      await expect(await dialog.findByText('5 were not changed')).toBeVisible();
      await expect(dialog.getByText('1 of 6 updated', counted)).toBeVisible();
      await expect(api.change).toHaveBeenCalledTimes(1);
    });
    await step('the others can still be changed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Update 5 products' }));
      await expect(await findToast('6 products updated')).toBeInTheDocument();
    });
  },
});

export const SomeFailed = meta.story({
  beforeEach: () =>
    void api.change.mockImplementationOnce(async () => {
      throw new Refusal(422, 'The base price is too high.');
    }),
  play: async ({ step }) => {
    const dialog = await start(6);
    await step('a failed row says why, and the others are changed', async () => {
      await expect(await dialog.findByText('5 of 6 updated', counted)).toBeVisible();
      await expect(dialog.getByText('1 failed')).toBeVisible();
      await expect(row(dialog, /Double-Breasted Trench/).getByText('Failed to update product. The base price is too high.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Retry 1 failed' })).toBeEnabled();
    });
    await step('its Retry sends it alone', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Retry Double-Breasted Trench' }));
      await expect(await findToast('6 products updated')).toBeInTheDocument();
      await expect(api.change).toHaveBeenCalledTimes(7);
    });
  },
});

export const StoredOtherwise = meta.story({
  name: 'Stored otherwise',
  beforeEach: () =>
    void api.change.mockImplementationOnce(async (id) => {
      api.setOne(id, { base_price: '46.00' });
      return { message: 'Product updated successfully!' };
    }),
  play: async ({ step }) => {
    const dialog = await start(6);
    await step('the row says what the server stored', async () => {
      await expect(await dialog.findByText('5 of 6 updated', counted)).toBeVisible();
      await expect(row(dialog, /Double-Breasted Trench/).getByText('Saved, but not all of it The server stored 46.00 for Base price.')).toBeVisible();
    });
    await step('Retry tells that it differs now, before it overwrites', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Retry Double-Breasted Trench' }));
      await expect(await row(dialog, /Double-Breasted Trench/).findByText(/changed elsewhere meanwhile/)).toBeVisible();
    });
  },
});

export const ChangedElsewhere = meta.story({
  name: 'Changed elsewhere',
  play: async ({ step }) => {
    const dialog = await raisePrices();
    api.setOne('1', { base_price: '50.00', note: 'Mended.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Update 6 products' }));
    await step('its row fails, with the values of now', async () => {
      await expect(await row(dialog, /Double-Breasted Trench/).findByText(/changed elsewhere meanwhile/)).toBeVisible();
      await expect(row(dialog, /Double-Breasted Trench/).getByText('$50.00')).toBeVisible();
      await expect(row(dialog, /Double-Breasted Trench/).getByText('$55.00')).toBeVisible();
    });
    await step('Retry changes those, and keeps the rest', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Retry 1 failed' }));
      await expect(await findToast('6 products updated')).toBeInTheDocument();
      const [id, sent] = api.change.mock.lastCall!;
      await expect([id, sent.basePrice, sent.note]).toEqual(['1', '55.00', 'Mended.']);
    });
  },
});

export const Undone = meta.story({
  name: 'Undone one by one',
  play: async ({ args, step }) => {
    await start(6);
    await findToast('6 products updated');
    await expect(args.onEdited).toHaveBeenCalledTimes(1);
    await step('a product that was changed since is not overwritten unseen', async () => {
      api.setOne('2', { note: 'Mended.' });
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      const dialog = await findDialog();
      await expect(await dialog.findByText('5 of 6 updated', counted)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Retry Wool Tailored Blazer' }));
    });
    await expect(await findToast('6 products put back')).toBeInTheDocument();
    await expect(args.onUndo).toHaveBeenCalledWith(['1', '2', '3', '4', '5', '6']);
    await expect([api.one('1').base_price, api.one('2').base_price, api.one('2').note]).toEqual(['42.00', '96.00', 'Mended.']);
  },
});

export const LongText = meta.story({
  beforeEach: () => {
    api.setOne('1', { name: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3), productname: '', product_availibity: 'On loan to a museum of travel, until further notice' });
    api.change.mockImplementation(async () => {
      throw new Refusal(422, 'The price of a product that is on loan can only be changed by those who have lent it. '.repeat(3));
    });
  },
  play: async () => {
    const dialog = await start(6);
    await expect(await dialog.findByText('6 failed')).toBeVisible();
  },
});

export const Many = meta.story({
  args: { selection: { ...few, shown: drawnProducts(400) } },
  beforeEach: () => api.reset(400),
  play: async ({ step }) => {
    const dialog = await raisePrices();
    await step('the first are drawn, all are counted', async () => {
      await expect(dialog.getAllByRole('row')).toHaveLength(101);
      await expect(dialog.getByText('and 300 more')).toBeInTheDocument();
      await expect(dialog.getByRole('button', { name: 'Update 400 products' })).toBeEnabled();
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () =>
    void api.change.mockImplementationOnce(async () => {
      throw new Refusal(500, 'Server Error');
    }),
  play: async () => {
    const dialog = await start(6);
    await expect(await dialog.findByText('5 of 6 updated', counted)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
