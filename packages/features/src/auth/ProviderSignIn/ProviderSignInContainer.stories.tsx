import { socialEndpoints } from '@valise/contract';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { ProviderSignInContainer } from './ProviderSignInContainer.tsx';

const offered = fn();
const redirect = fn();

const meta = preview.meta({
  title: 'Screens/Login/Providers with the API',
  component: ProviderSignInContainer,
  tags: ['stable', 'spec:1.7'],
  parameters: {
    api: [answers(socialEndpoints, { providers: () => offered(), googleRedirect: ({ query }) => redirect(query) })],
  },
  args: {
    isRemembered: false,
    shopDomainSuffix: 'myshopify.com',
    callbackAddress: (provider) => `https://portal.example/oauth/${provider}/callback`,
    onLeave: fn(),
  },
  beforeEach: () => {
    offered.mockReset().mockReturnValue(['google', 'facebook', 'shopify']);
    redirect.mockReset().mockReturnValue({ data: { redirect_url: 'https://accounts.example/consent' } });
  },
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const state = expect.stringMatching(/^[0-9a-f]{64}$/) as string;

/** The browser's Back button restores the page. */
const restorePage = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

export const Google = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('the address is requested, and all buttons are disabled', async () => {
      await press('Google');
      await waitFor(() =>
        expect(args.onLeave).toHaveBeenCalledWith('https://accounts.example/consent', {
          provider: 'google',
          state,
          shop: null,
          isRemembered: false,
        }),
      );
      const [, attempt] = (args.onLeave as ReturnType<typeof fn>).mock.calls[0]!;
      await expect(redirect).toHaveBeenCalledWith({
        redirect_uri: 'https://portal.example/oauth/google/callback',
        state: (attempt as { state: string }).state,
      });
      for (const button of canvas.getAllByRole('button', { name: 'Connecting...' })) await expect(button).toBeDisabled();
    });
    await step("after the browser's Back button no button is connecting", async () => {
      restorePage();
      await expect(await canvas.findByRole('button', { name: 'Google' })).toBeEnabled();
    });
  },
});

export const Facebook = meta.story({
  play: async ({ args }) => {
    await press('Facebook');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    const [address, attempt] = (args.onLeave as ReturnType<typeof fn>).mock.calls[0] as [string, { state: string }];
    const { pathname, searchParams } = new URL(address);
    await expect(pathname).toBe('/api/social/facebook/redirect');
    await expect(Object.fromEntries(searchParams)).toEqual({
      redirect_uri: 'https://portal.example/oauth/facebook/callback',
      state: attempt.state,
    });
    restorePage();
  },
});

export const Shopify = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('closing the dialog sends nothing and returns the focus', async () => {
      await press('Shopify');
      const dialog = await screen.findByRole('dialog', { name: 'Sign in with Shopify' });
      // Escape goes to the focused element, so the dialog needs the focus first.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onLeave).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Shopify' })).toHaveFocus());
    });
    await step('the shop is part of the address', async () => {
      await press('Shopify');
      await userEvent.type(await screen.findByRole('textbox', { name: 'Shop domain' }), 'harbour.myshopify.com{Enter}');
      await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
      const [address, attempt] = (args.onLeave as ReturnType<typeof fn>).mock.calls[0] as [string, object];
      await expect(new URL(address).searchParams.get('shop')).toBe('harbour.myshopify.com');
      await expect(attempt).toMatchObject({ provider: 'shopify', shop: 'harbour.myshopify.com' });
      restorePage();
    });
  },
});

export const OffersWhatTheServerOffers = meta.story({
  name: 'Offered providers',
  beforeEach: () => void offered.mockReturnValue({ data: { providers: [{ name: 'Shopify' }] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Shopify' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByText('Failed to get providers')).not.toBeInTheDocument();
  },
});

const offersAll = async ({ canvas }: { canvas: Canvas }) => {
  await expect(await canvas.findByText('Failed to get providers')).toBeVisible();
  await expect(canvas.getAllByRole('button')).toHaveLength(3);
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
};

export const OfferFails = meta.story({
  name: 'Failed to get providers',
  beforeEach: () => void offered.mockImplementation(() => new Response(null, { status: 500 })),
  play: offersAll,
});

/** A page arrives in place of JSON. */
export const OfferUnreadable = meta.story({
  beforeEach: () => void offered.mockImplementation(() => new Response('<html>')),
  play: offersAll,
});

export const OfferCutOff = meta.story({
  beforeEach: () => void offered.mockImplementation(() => new Response('["google","fa')),
  play: offersAll,
});

export const Loading = meta.story({
  beforeEach: () => void offered.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const showsAndStays =
  (...texts: string[]) =>
  async ({ args, canvas }: { args: { onLeave: unknown }; canvas: Canvas }) => {
    await press('Google');
    const alert = await canvas.findByRole('alert');
    for (const text of texts) await expect(alert).toHaveTextContent(text);
    await expect(args.onLeave).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Google' })).toHaveFocus());
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeEnabled();
  };

export const NoRedirect = meta.story({
  beforeEach: () => void redirect.mockReturnValue({ data: {} }),
  play: showsAndStays('No redirect URL received from server'),
});

/** The address may not be followed. */
export const RedirectRefused = meta.story({
  beforeEach: () => void redirect.mockReturnValue({ data: { redirect_url: 'javascript:alert(1)' } }),
  play: showsAndStays('Failed to initiate google login'),
});

export const StartFails = meta.story({
  beforeEach: () => void redirect.mockImplementation(() => new Response(null, { status: 500 })),
  play: showsAndStays('Failed to initiate google login'),
});

/** A page arrives in place of JSON. */
export const StartUnreadable = meta.story({
  beforeEach: () => void redirect.mockImplementation(() => new Response('<html>')),
  play: showsAndStays('Failed to initiate google login', 'could not be read'),
});

export const StartCutOff = meta.story({
  beforeEach: () => void redirect.mockImplementation(() => new Response('{"data":{"redirect_u')),
  play: showsAndStays('Failed to initiate google login', 'could not be read'),
});

/** The browser refuses to store the attempt. */
export const StorageRefused = meta.story({
  args: {
    onLeave: fn(() => {
      throw new DOMException('Denied', 'SecurityError');
    }),
  },
  play: async ({ canvas }) => {
    await press('Facebook');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to initiate facebook login');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Facebook' })).toHaveFocus());
  },
});

export const PressedTwice = meta.story({
  beforeEach: () => void redirect.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas }) => {
    const google = await canvas.findByRole('button', { name: 'Google' });
    await userEvent.dblClick(google);
    await waitFor(() => expect(redirect).toHaveBeenCalledTimes(1));
  },
});
