import { order, refund } from '@valise/contract';
import { aRefund, anOrder, read } from '@valise/contract/samples';
import { Button } from '@valise/ui/Button';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { ready } from '@valise/ui/LoadableView';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { aDrawnRefund } from '../testing/drawnRefunds.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { RefundDetail } from './RefundDetail.tsx';

const shown = aDrawnRefund();

const meta = preview.meta({
  title: 'Screens/Refund',
  component: RefundDetail,
  tags: ['new', 'spec:2.2', 'spec:2.4', 'spec:2.8'],
  args: {
    id: '82',
    refund: ready(shown),
    order: ready(shown.order),
    onDecide: fn(async () => ({ kind: 'decided' as const })),
    chatSupport: <Button icon={<ChatsCircle size={18} />}>Chat support</Button>,
  },
  render: (args) => (
    <>
      <RefundDetail {...args} />
      <Toasts />
    </>
  ),
});

const dialogOf = async () => within(await screen.findByRole('alertdialog'));

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('its buttons have the specified order', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Refund RF-3082' })).toBeVisible();
      const names = canvas.getAllByRole('button', { name: /^(Reject|Approve|Chat support)$/ }).map((button) => button.textContent);
      await expect(names).toEqual(['Reject', 'Approve', 'Chat support']);
    });
    await step('it shows its facts, its reason and everybody of it', async () => {
      const facts = within(canvas.getByRole('region', { name: 'Order Information' }));
      for (const text of ['19 Nov 2026', '#20391', 'Pending', '$120.00']) await expect(facts.getByText(text)).toBeVisible();
      await expect(canvas.getByText(/^“The zip on the slip dress split/)).toBeVisible();
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(titles).toEqual([
        'Order Information',
        'Reason',
        'Items',
        'Transactions',
        'Customer',
        'Partner',
        'Rider',
        'Contact Person',
        'Shipping Address',
        'Billing Address',
      ]);
    });
    await step('a photo opens in the viewer, and focus returns to it', async () => {
      const photo = canvas.getByRole('button', { name: 'Evidence photo 2' });
      await userEvent.click(photo);
      await screen.findByRole('dialog', { name: 'Evidence photo 2 2 of 4' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(photo).toHaveFocus());
    });
  },
});

/** A link to the list of all refunds of the order stands below its number. */
export const SeveralOfOneOrder = meta.story({
  args: { otherRefunds: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 other refunds of this order' })).toHaveAttribute('href', '/refund?search=%2320391');
  },
});

export const Approve = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the dialog names amount, traveler and consequence', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Approve refund' });
      await expect(dialog).toHaveAccessibleDescription('Approve this refund? $120.00 goes back to Emma Dahl. This cannot be undone.');
    });
    await step('Cancel sends nothing', async () => {
      await userEvent.click((await dialogOf()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
    await step('Yes, Approve sends it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await userEvent.click((await dialogOf()).getByRole('button', { name: 'Yes, Approve' }));
      await findToast('Refund Processed successfully!');
      await expect(args.onDecide).toHaveBeenCalledTimes(1);
      await expect(args.onDecide).toHaveBeenCalledWith('Processed');
      await dismissToasts();
    });
  },
});

export const Reject = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reject refund' });
    await expect(dialog).toHaveAccessibleDescription('Reject this refund? Emma Dahl does not get $120.00 back. This cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Reject' }));
    await findToast('Refund Rejected successfully!');
    await expect(args.onDecide).toHaveBeenCalledTimes(1);
    await expect(args.onDecide).toHaveBeenCalledWith('Rejected');
    await dismissToasts();
  },
});

export const Busy = meta.story({
  args: { onDecide: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    const confirm = (await dialogOf()).getByRole('button', { name: 'Yes, Approve' });
    await userEvent.click(confirm);
    await waitFor(async () => expect(await dialogOf()).toBeDefined());
    await expect((await dialogOf()).getByText('Approving...')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onDecide).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  },
});

export const Decided = meta.story({
  name: 'ReadOnly',
  args: { refund: ready(aDrawnRefund({ status: 'Processed' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Processed')[0]).toBeVisible();
    for (const name of ['Reject', 'Approve']) await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Chat support' })).toBeEnabled();
  },
});

/** An unknown status is shown as sent, and cannot be changed. */
export const UnknownStatus = meta.story({
  args: { refund: ready(aDrawnRefund({ status: 'Paid out' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Paid out')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  args: { refund: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading refund...');
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  },
});

const retry = fn();

export const FailedToLoad = meta.story({
  name: 'Error',
  args: { refund: { state: 'failed', message: 'Failed to load refund data.', retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const OrderFailed = meta.story({
  name: 'Order fails alone',
  args: { order: { state: 'failed', message: 'Failed to load order data.', reason: 'No connection.', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load order data.');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const NotFound = meta.story({
  args: { id: '999', refund: ready(null), order: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Refund 999 not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Refunds' })).toHaveAttribute('href', '/refund');
  },
});

const nothing = read(refund, {
  ...aRefund(),
  refund_id: null,
  requested_at: null,
  status: null,
  amount: null,
  reason: null,
  images: null,
  order: null,
  traveler: null,
  partner: null,
});

export const Empty = meta.story({
  args: { refund: ready(nothing), order: ready(null), chatSupport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Refund 82' })).toBeVisible();
    await expect(canvas.getByText('No reason given')).toBeVisible();
    await expect(canvas.getByText('No evidence added')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('Approve this refund? – goes back to the traveler. This cannot be undone.');
  },
});

const longName = 'Maximiliana Alexandrina of Hohenzollern-Sigmaringen and Bourbon-Two Sicilies';

export const LongText = meta.story({
  args: {
    refund: ready(
      aDrawnRefund({
        reason: 'The zip split, the lining tore and the hem came undone on the way to the theatre. '.repeat(15),
        traveler: { ...aRefund().traveler!, name: longName, email: `${'maximiliana.'.repeat(8)}@post.example` },
      }),
    ),
    order: ready(read(order, anOrder({ items: [{ ...anOrder().items![0]!, product_name: longName }] }))),
  },
});

/** Markup and right-to-left names are shown as text. */
export const Markup = meta.story({
  name: 'Markup as text',
  args: { refund: ready(aDrawnRefund({ reason: '<img src=x onerror=alert(1)> השמלה נקרעה', traveler: { ...aRefund().traveler!, name: 'דנה <b>לוי</b>' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    await expect(canvas.getByText('דנה <b>לוי</b>')).toBeVisible();
  },
});

const thirty = aDrawnRefund({ images: Array.from({ length: 30 }, () => aRefund().images![0]!) });

export const Many = meta.story({
  args: { refund: ready(thirty) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Evidence photo/ })).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Evidence photo 30' }));
    await screen.findByRole('dialog', { name: 'Evidence photo 30 30 of 30' });
  },
});

/** Evidence that is not a picture never becomes an address in the page. */
export const ScriptEvidence = meta.story({
  name: 'Evidence without picture',
  args: {
    refund: ready(
      read(refund, {
        ...aRefund(),
        images: [
          { image_path: 'javascript:alert(1)' },
          { image_path: 'data:text/html,<script>alert(1)</script>' },
          { image_path: 'data:image/png;base64,AAAA' },
          { image_path: '' },
          null,
          { image_path: 7 },
        ],
      } as never),
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const scripts = () => [...canvasElement.ownerDocument.querySelectorAll('[href], [src]')].filter((element) =>
      /^\s*(javascript|data:text)/i.test(element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
    await step('the page', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Evidence photo/ })).toHaveLength(4);
      await expect(scripts()).toEqual([]);
    });
    await step('the viewer, on each of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Evidence photo 1' }));
      await screen.findByRole('dialog', { name: 'Evidence photo 1 1 of 4' });
      for (const place of [2, 3, 4]) {
        await expect(scripts()).toEqual([]);
        await userEvent.keyboard('{ArrowRight}');
        await screen.findByRole('dialog', { name: `Evidence photo ${place} ${place} of 4` });
      }
      await expect(scripts()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

/** The server sends amounts and dates as text, and the order as a list. */
export const WrongTypes = meta.story({
  args: {
    id: 'R-7',
    refund: ready(read(refund, { ...aRefund(), id: 'R-7', refund_id: null, amount: '$1,120.5', requested_at: 'soon', status: '', images: 'none', order: [], partner: 'Paris Boutique' } as never)),
    order: ready(null),
    chatSupport: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Refund R-7' })).toBeVisible();
    const facts = canvas.getByRole('region', { name: 'Order Information' });
    await expect(within(facts).getByText('$1,120.50')).toBeVisible();
    await expect(facts).not.toHaveTextContent(/NaN|Invalid|undefined|null/);
    await expect(canvas.getByRole('region', { name: 'Partner' })).toHaveTextContent('Paris Boutique');
    await expect(canvas.getByText('No evidence added')).toBeVisible();
    // A refund without a status can be decided too.
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

const inTheMiddle = {
  steps: { listHref: '/refund?status=pending', place: 4, total: 18, previousHref: '/refund/refundsdetail/83', nextHref: '/refund/refundsdetail/81' },
  goOn: fn(async () => {}),
};

export const InAList = meta.story({
  args: inTheMiddle,
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('4 of 18')).toBeVisible();
    const names = canvas.getAllByRole('button', { name: /^(Reject|Approve.*|Chat support)$/ }).map((button) => button.textContent);
    await expect(names).toEqual(['Reject', 'Approve', 'Approve and next', 'Chat support']);
    await step('Ctrl Enter asks, Escape does nothing, and Ctrl Enter twice approves', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await dialogOf();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(args.onDecide).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await dialogOf();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.goOn).toHaveBeenCalledWith({ text: 'Refund Processed successfully!', detail: 'Refund RF-3082' }));
      await expect(args.onDecide).toHaveBeenCalledOnce();
    });
  },
});

export const InAListOnAPhone = meta.story({
  args: { ...inTheMiddle, steps: { ...inTheMiddle.steps, place: 18, nextHref: null } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next refund' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }));
    const dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Yes, Approve' })).toBeVisible());
  },
});
