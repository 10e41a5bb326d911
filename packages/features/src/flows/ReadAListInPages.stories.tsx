import { refundEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { RefundListContainer } from '../refunds/RefundList/RefundListContainer.tsx';
import { refundListState } from '../refunds/RefundList/state/refundListState.ts';
import { drawnRefundWires } from '../refunds/testing/drawnRefunds.ts';
import { keptListArgs, useKeptList } from '../kit/testing/keptList.ts';
import { findToast } from '../kit/testing/toasts.ts';

const all = drawnRefundWires(40);
const SIZE = 15;

/** A page of refunds, as a paginator sends it. */
const pageOf = (page: number) => ({ current_page: page, data: all.slice((page - 1) * SIZE, page * SIZE), last_page: 3, total: all.length });
const list = fn<(page: number) => unknown>();

function RefundsPage() {
  return (
    <>
      <RefundListContainer {...useKeptList(keptListArgs(refundListState.default))} onOpenChat={() => undefined} />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Read a list in pages',
  component: RefundListContainer,
  args: { ...keptListArgs(refundListState.default), onOpenChat: () => undefined },
  render: () => <RefundsPage />,
  parameters: { api: [answers(refundEndpoints, { list: ({ request }) => list(Number(new URL(request.url).searchParams.get('page') ?? 1)) as never })] },
  beforeEach: () => {
    list.mockReset();
    list.mockImplementation(pageOf);
  },
});

export const InPages = meta.story({
  play: async ({ canvas, step }) => {
    await step('the first page is shown at once, with how much has been loaded', async () => {
      await expect(await canvas.findByText('Showing 1 to 10, 15 of 40 loaded')).toBeVisible();
      await expect(canvas.queryByText(/of 15 entries/)).not.toBeInTheDocument();
    });
    await step('a part is neither exported nor said to hold nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
      await expect(await findToast('Only 15 of 40 rows are loaded.')).toBeInTheDocument();
      await userEvent.type(canvas.getByRole('searchbox'), 'nowhere to be found');
      await expect(await canvas.findByText('Nothing found yet, 15 of 40 loaded')).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    await step('then it is whole', async () => {
      held.splice(0).forEach((release) => release());
      await expect(await canvas.findByText('Showing 1 to 10 of 40 entries')).toBeVisible();
    });
  },
  beforeEach: () => {
    list.mockImplementation((page) => (page === 1 ? pageOf(1) : new Promise((resolve) => held.push(() => resolve(pageOf(page))))));
  },
});
const held: (() => void)[] = [];

export const PageFailed = meta.story({
  play: async ({ canvas, step }) => {
    const line = await canvas.findByRole('alert');
    await expect(line).toHaveTextContent('15 of 40 loaded. The others could not be loaded.');
    await expect(canvas.getByText('Showing 1 to 10, 15 of 40 loaded')).toBeVisible();
    await step('Try again requests only what is missing', async () => {
      list.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('Showing 1 to 10 of 40 entries')).toBeVisible();
      // Page 3 was requested beside page 2, and may have come.
      await expect(list.mock.calls.map(([page]) => page).filter((page) => page === 1)).toEqual([]);
      await expect(list.mock.calls).toContainEqual([2]);
      await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    });
  },
  beforeEach: () => {
    let fails = true;
    list.mockImplementation((page) => {
      if (page !== 2 || !fails) return pageOf(page);
      fails = false;
      throw new Refusal(500, 'SQLSTATE[HY000]: General error');
    });
  },
});

export const ChangedWhileRead = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('39 of 40 loaded. The list changed while it was loaded. An entry may be missing.');
    await userEvent.click(canvas.getByText('1 could not be read'));
    await expect(canvas.getByText(/^Item 16, Id \d+: came twice$/)).toBeVisible();
  },
  beforeEach: () => {
    list.mockImplementation((page) => {
      const { data, ...rest } = pageOf(page);
      return page === 2 ? { ...rest, data: [all[14], ...data.slice(0, -1)] } : { ...rest, data };
    });
  },
});

export const FewerThanCounted = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('40 of 500 loaded. The server did not send the others.');
    await expect(canvas.getByText('Showing 1 to 10, 40 of 500 loaded')).toBeVisible();
  },
  beforeEach: () => {
    list.mockImplementation((page) => ({ ...pageOf(page), total: 500 }));
  },
});

export const ItemsLeftOut = meta.story({
  play: async ({ canvas, step }) => {
    const summary = await canvas.findByText('2 could not be read');
    await expect(canvas.getByText('Showing 1 to 10 of 39 entries')).toBeVisible();
    await step('ids and keys on request, and no value', async () => {
      await userEvent.click(summary);
      const details = within(summary.parentElement as HTMLElement);
      await expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Item 2, Id 9077: status', 'Item 3, Id 9078: traveler.name']);
      await expect(details.getByRole('button', { name: 'Copy report' })).toBeVisible();
      await expect(canvas.queryByText(/secret/)).not.toBeInTheDocument();
    });
  },
  beforeEach: () => {
    list.mockImplementation(() => ({
      data: all.map((refund, place) => {
        if (place === 1) return { ...refund, id: 9077, status: ['secret'] };
        return place === 2 ? { ...refund, id: 9078, traveler: { ...refund.traveler, name: ['secret'] } } : refund;
      }),
    }));
  },
});

export const BusyServer = meta.story({
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Failed to fetch refunds')).toBeVisible();
    await expect(canvas.getByText(/^The server is busy\. Trying again in \d+ s\.$/)).toBeVisible();
    await step('a press asks again at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('Showing 1 to 10 of 40 entries')).toBeVisible();
    });
  },
  beforeEach: () => {
    list.mockImplementationOnce(() => {
      throw new Refusal(429, 'Too Many Attempts.');
    });
  },
});

export const BusyBetweenPages = meta.story({
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/The server is busy\. Going on in \d+ s\./);
    await expect(line).toHaveTextContent('15 of 40 loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(canvas.getByText('Showing 1 to 10 of 40 entries')).toBeVisible());
  },
  beforeEach: () => {
    let isBusy = true;
    list.mockImplementation((page) => {
      if (page !== 2 || !isBusy) return pageOf(page);
      isBusy = false;
      throw new Refusal(429, 'Too Many Attempts.');
    });
  },
});
