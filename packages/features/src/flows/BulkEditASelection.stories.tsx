import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { defaultPreferences } from '../kit/list/listPreferences.ts';
import { noViews } from '../kit/list/views/listViews.ts';
import { findToast } from '../kit/testing/toasts.ts';
import { ProductListContainer } from '../products/ProductList/ProductListContainer.tsx';
import { productListState } from '../products/ProductList/state/productListState.ts';
import { bulkEditApi } from '../products/testing/bulkEditApi.ts';

const api = bulkEditApi();

function Products() {
  const [listState, setListState] = useState(productListState.default);
  const [preferences, setPreferences] = useState(defaultPreferences);
  const [views, setViews] = useState(noViews);
  return (
    <>
      <ProductListContainer listState={listState} onListStateChange={setListState} preferences={preferences} onPreferencesChange={setPreferences} views={views} onViewsChange={setViews} />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Bulk edit with a failing row and its undo',
  component: Products,
  tags: ['new', 'spec:2.2', 'spec:2.7'],
  parameters: { api: api.handlers },
  beforeEach: () => api.reset(12),
});

export const Default = meta.story();

export const EditedAndPutBack = meta.story({
  play: async ({ canvas, step }) => {
    const findRow = (name: RegExp) => canvas.getByRole('row', { name });
    const findDialog = async () => within(await screen.findByRole('dialog', { name: /^(Edit|Put back) 3 products$/ }));

    await step('three products are selected and get a status', async () => {
      await canvas.findByText('Showing 1 to 10 of 12 entries');
      for (const name of [/^Select Double-Breasted Trench/, /^Select Wool Tailored Blazer/, /^Select Silk Slip Dress/])
        await userEvent.click(canvas.getByRole('checkbox', { name }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
      const dialog = await findDialog();
      await dialog.findByRole('row', { name: /Silk Slip Dress/ });
      await userEvent.click(dialog.getByRole('button', { name: /^Status / }));
      await userEvent.click(await screen.findByRole('option', { name: 'Archived' }));
    });
    await step('one of them is refused', async () => {
      api.change.mockImplementationOnce(async () => {
        throw new Refusal(500, 'Server Error');
      });
      const dialog = await findDialog();
      await userEvent.click(dialog.getByRole('button', { name: 'Update 3 products' }));
      await expect(await dialog.findByText('1 failed', { selector: 'span' })).toBeVisible();
      await userEvent.click(await dialog.findByRole('button', { name: 'Retry 1 failed' }));
      await expect(await findToast('3 products updated')).toBeInTheDocument();
      await waitFor(() => expect(findRow(/Silk Slip Dress/)).toHaveTextContent('Archived'));
      await waitFor(() => expect(canvas.queryByText('3 selected')).not.toBeInTheDocument());
    });
    await step('Undo puts them back, and selects them again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await findToast('3 products put back')).toBeInTheDocument();
      await waitFor(() => expect(findRow(/Double-Breasted Trench/)).toHaveTextContent('Available'));
      await expect(await canvas.findByText('3 selected')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
    });
  },
});

export const FromTheMenu = meta.story({
  play: async ({ canvas, step }) => {
    const edit = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit status and price' }));
    };
    await step('without a selection there is a warning, and no dialog', async () => {
      await canvas.findByText('Showing 1 to 10 of 12 entries');
      await edit();
      await expect(await findToast('Please select at least one product.')).toBeInTheDocument();
      await expect(screen.queryByRole('dialog', { name: /^Edit/ })).not.toBeInTheDocument();
    });
    await step('with one it opens the dialog for it', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Silk Slip Dress/ }));
      await edit();
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit 1 product' })).toBeVisible());
    });
  },
});
