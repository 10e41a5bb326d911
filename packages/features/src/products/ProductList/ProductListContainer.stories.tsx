import { productEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { productListState } from './state/productListState.ts';
import { drawnProductWires } from '../testing/drawnProducts.ts';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { EndingSession, signOutBefore } from '../../kit/testing/session.tsx';
import { findToast } from '../../kit/testing/toasts.ts';
import { ProductListContainer } from './ProductListContainer.tsx';

let stored = drawnProductWires(12);
const list = fn(() => ({ data: stored }));
const bulkDelete = fn(({ ids }: { ids: string[] }): { message: string } | Promise<never> => {
  stored = stored.filter(({ id }) => !ids.includes(String(id)));
  return { message: 'Deleted' };
});

function ProductsPage() {
  return (
    <>
      <ProductListContainer {...useKeptList(keptListArgs(productListState.default))} />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Products/With the API',
  component: ProductListContainer,
  tags: ['spec:2.2', 'spec:2.8'],
  args: keptListArgs(productListState.default),
  render: () => <ProductsPage />,
  parameters: { api: [answers(productEndpoints, { list: () => list(), bulkDelete: ({ body }) => bulkDelete(body) })] },
  beforeEach: () => {
    stored = drawnProductWires(12);
    list.mockClear();
    bulkDelete.mockClear();
  },
});

export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  },
  beforeEach: () => {
    list.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete.*Silk Slip Dress/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await expect(await findToast('Product deleted successfully.')).toBeInTheDocument();
    await expect(bulkDelete).toHaveBeenCalledWith({ ids: ['3'] });
    await step('the list is fetched again', async () => {
      await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
      await expect(canvas.getByText('Showing 1 to 10 of 11 entries')).toBeVisible();
    });
  },
});

export const DeletingFailed = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete.*Silk Slip Dress/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
    await step('the dialog alone says that deleting failed, and why', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      const reason = await dialog.findByText('This product is still rented.');
      await waitFor(() => expect(reason).toBeVisible());
      await expect(screen.getAllByText('Failed to delete product.')).toHaveLength(1);
      await expect(canvas.getByText('Silk Slip Dress')).toBeInTheDocument();
    });
    await step('a second attempt can succeed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(canvas.queryByText('Silk Slip Dress')).not.toBeInTheDocument());
      await findToast('Product deleted successfully.');
    });
  },
  beforeEach: () => {
    bulkDelete.mockImplementationOnce(() => {
      throw new Refusal(409, 'This product is still rented.');
    });
  },
});

const remove = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Delete.*Silk Slip Dress/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
};

export const DeletedBySomebodyElse = meta.story({
  play: async ({ canvas }) => {
    await remove(canvas);
    await expect(await findToast('This product had already been deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Silk Slip Dress')).not.toBeInTheDocument();
  },
  beforeEach: () => {
    bulkDelete.mockImplementationOnce(({ ids }) => {
      stored = stored.filter(({ id }) => !ids.includes(String(id)));
      throw new Refusal(404, 'Product not found.');
    });
  },
});

export const AnswerLost = meta.story({
  play: async ({ canvas, step }) => {
    await step('the list is requested again, and what it no longer has was deleted', async () => {
      await remove(canvas);
      await expect(await findToast('Product deleted successfully.')).toBeInTheDocument();
      await expect(list).toHaveBeenCalledTimes(2);
      await expect(canvas.queryByText('Silk Slip Dress')).not.toBeInTheDocument();
    });
  },
  beforeEach: () => {
    bulkDelete.mockImplementationOnce(({ ids }) => {
      stored = stored.filter(({ id }) => !ids.includes(String(id)));
      throw new Refusal(502, 'Bad Gateway');
    });
  },
});

export const SomeDeletedBySomebodyElse = meta.story({
  name: 'Some deleted elsewhere',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Wool Tailored Blazer/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Silk Slip Dress/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Products' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    await step('after a failure the dialog is about what is still there', async () => {
      const rest = await screen.findByText('Are you sure you want to delete this product? This action cannot be undone.');
      await expect(rest).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(bulkDelete).toHaveBeenLastCalledWith({ ids: ['2'] }));
      await findToast('Selected products deleted successfully.');
    });
  },
  beforeEach: () => {
    bulkDelete.mockImplementationOnce(() => {
      stored = stored.filter(({ id }) => String(id) !== '3');
      throw new Refusal(409, 'A product is rented.');
    });
  },
});

export const SignedOutMeanwhile = meta.story({
  render: () => (
    <EndingSession>
      <ProductsPage />
    </EndingSession>
  ),
  play: async ({ canvas }) => {
    let fail = () => {};
    bulkDelete.mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Refusal(401, 'Unauthenticated.'));
        }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete.*Silk Slip Dress/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(bulkDelete).toHaveBeenCalledTimes(1));
    list.mockClear();
    await signOutBefore(() => fail());
    await expect(list).not.toHaveBeenCalled();
  },
});
