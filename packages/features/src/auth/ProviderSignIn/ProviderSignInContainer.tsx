'use client';
import { socialEndpoints } from '@valise/contract';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { SubmitError } from '../../kit/submit/failure.ts';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { providerMessages } from '../messages.ts';
import type { OAuthAttempt } from '../oauthAttempt.ts';
import { type Provider, ProviderButtons, providers } from '../ProviderButtons/ProviderButtons.tsx';
import { useTimeout } from '../useTimeout.ts';
import { randomState } from './randomState.ts';
import { redirectAddress } from './redirectAddress.ts';
import { waitForPageRestore } from './waitForPageRestore.ts';

/** After this long a failure is removed, as at the sign-in form (spec 1.9). */
const FAILURE_MS = 10_000;

const ShopDialog = lazyOverlay(async () => (await import('../ShopDomainDialog/ShopDomainDialog.tsx')).ShopDomainDialog, {
  close: ({ onCancel }) => onCancel(),
});

export interface ProviderSignInContainerProps {
  /** Whether the session is stored beyond the tab. */
  isRemembered: boolean;
  /** The end of every shop's address, for example 'myshopify.com'. */
  shopDomainSuffix: string;
  /** The absolute address to which a provider redirects. */
  callbackAddress: (provider: Provider) => string;
  /** Stores the attempt, then navigates the browser to the address. Throws when the browser refuses to store it. */
  onLeave: (address: string, attempt: OAuthAttempt) => void;
}

/** Shows the providers of the API, and navigates to their pages. */
export function ProviderSignInContainer({ isRemembered, shopDomainSuffix, callbackAddress, onLeave }: ProviderSignInContainerProps) {
  const api = useApi();
  const messages = useMessages(providerMessages);
  const [offer, setOffer] = useState<{ offered: readonly Provider[]; isKnown: boolean }>();
  // Undefined until the dialog is first opened, so that it is not preloaded for those who use another provider.
  const [isShopDialogOpen, setShopDialogOpen] = useState<boolean>();

  // Requested once and without SWR: a failure shows all providers, and SWR's retries would delay that.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    api.call(socialEndpoints.providers, { signal }).then(
      (offered) => setOffer({ offered, isKnown: true }),
      () => signal.aborted || setOffer({ offered: providers, isKnown: false }),
    );
    return () => leaving.abort();
  }, [api]);

  async function addressOf({ provider, state, shop }: OAuthAttempt): Promise<string | null> {
    const query = { redirect_uri: callbackAddress(provider), state };
    if (provider === 'google') return (await api.call(socialEndpoints.googleRedirect, { query })).redirectUrl;
    const address = api.addressOf(socialEndpoints.redirect, { params: { provider }, query: { ...query, shop: shop ?? undefined } });
    return new URL(address, callbackAddress(provider)).href;
  }

  const { submit, isBusy, failure, clearFailure } = useSubmit(
    async (provider: Provider, shop: string | null) => {
      const attempt = { provider, state: randomState(), shop, isRemembered };
      const sent = await addressOf(attempt);
      if (!sent) throw new SubmitError({ message: messages.noRedirectUrl });
      const address = redirectAddress(sent);
      if (address === null) throw new SubmitError({ message: messages.failedToInitiate({ provider }) });
      onLeave(address, attempt);
      await waitForPageRestore();
    },
    { headline: (provider) => messages.failedToInitiate({ provider }), toasts: 'fields' },
  );
  useTimeout(clearFailure, failure === undefined ? null : FAILURE_MS);

  function openShopDialog() {
    clearFailure();
    setShopDialogOpen(true);
  }

  if (offer === undefined) return null;
  return (
    <>
      <ProviderButtons
        offered={offer.offered}
        isConnecting={isBusy}
        failure={failure}
        note={offer.isKnown ? undefined : messages.failedToGetProviders}
        onProvider={(provider) => (provider === 'shopify' ? openShopDialog() : submit(provider, null))}
      />
      {isShopDialogOpen !== undefined && (
        <ShopDialog
          isOpen={isShopDialogOpen}
          suffix={shopDomainSuffix}
          onCancel={() => setShopDialogOpen(false)}
          onConfirm={(shop) => {
            setShopDialogOpen(false);
            submit('shopify', shop);
          }}
        />
      )}
    </>
  );
}
