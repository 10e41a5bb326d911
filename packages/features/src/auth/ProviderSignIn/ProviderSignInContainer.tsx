'use client';
import { socialEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { type ComponentType, useEffect, useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { useBriefly } from '../Login/useBriefly.ts';
import { providerMessages } from '../messages.ts';
import type { ProviderFailure } from '../ProviderButtons/FailureText.tsx';
import { type Provider, ProviderButtons, providers } from '../ProviderButtons/ProviderButtons.tsx';
import type { ShopDomainDialogProps } from '../ShopDomainDialog/ShopDomainDialog.tsx';
import { broughtBack } from './broughtBack.ts';
import { newState } from './newState.ts';
import { redirectAddress } from './redirectAddress.ts';

/** How long a failure stands, as at the sign-in form (document 1, section 9). */
const FAILURE_MS = 10_000;

/** What has to be known again when a provider sends somebody back. */
export interface ProviderTrip {
  provider: Provider;
  /** Comes back with the provider's answer, or the answer is not for this browser. */
  state: string;
  /** The shop's domain; null for the other providers. */
  shop: string | null;
  isRemembered: boolean;
}

export interface ProviderSignInContainerProps {
  /** Whether the session will outlive the tab. */
  isRemembered: boolean;
  /** What every shop's address ends in, for example 'myshopify.com'. */
  shopDomainSuffix: string;
  /** The absolute address to which a provider sends the browser back. */
  callbackAddress: (provider: Provider) => string;
  /** Keeps the trip, then leads the browser away to the address. Throws when the browser refuses to keep it. */
  onLeave: (address: string, trip: ProviderTrip) => void;
}

/** Offers the providers that the API offers, and leads to them. */
export function ProviderSignInContainer({ isRemembered, shopDomainSuffix, callbackAddress, onLeave }: ProviderSignInContainerProps) {
  const api = useApi();
  const messages = useMessages(providerMessages);
  const textOf = useProblemText();
  const [failure, showFailure] = useBriefly<ProviderFailure>(FAILURE_MS);
  const [offer, setOffer] = useState<{ offered: readonly Provider[]; isKnown: boolean }>();
  const [Dialog, setDialog] = useState<ComponentType<ShopDomainDialogProps>>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    api.call(socialEndpoints.providers, { signal }).then(
      (offered) => setOffer({ offered, isKnown: true }),
      () => signal.aborted || setOffer({ offered: providers, isKnown: false }),
    );
    return () => leaving.abort();
  }, [api]);

  async function addressOf({ provider, state, shop }: ProviderTrip): Promise<string | null> {
    const query = { redirect_uri: callbackAddress(provider), state };
    if (provider === 'google') return (await api.call(socialEndpoints.googleRedirect, { query })).redirectUrl;
    const address = api.addressOf(socialEndpoints.redirect, { params: { provider }, query: { ...query, shop: shop ?? undefined } });
    return new URL(address, callbackAddress(provider)).href;
  }

  const { run: connect, isBusy } = useOnce(async (provider: Provider, shop: string | null) => {
    showFailure(undefined);
    const trip = { provider, state: newState(), shop, isRemembered };
    const failed = messages.failedToInitiate({ provider });
    try {
      const sent = await addressOf(trip);
      if (!sent) return showFailure({ message: messages.noRedirectUrl });
      const address = redirectAddress(sent);
      if (address === null) return showFailure({ message: failed });
      onLeave(address, trip);
    } catch (problem) {
      return showFailure({ message: failed, detail: textOf(problem, '') || undefined });
    }
    await broughtBack();
  });

  async function askForShop() {
    showFailure(undefined);
    try {
      const { ShopDomainDialog } = await import('../ShopDomainDialog/ShopDomainDialog.tsx');
      setDialog(() => ShopDomainDialog);
      setAsking(true);
    } catch {
      showFailure({ message: messages.failedToInitiate({ provider: 'shopify' }) });
    }
  }

  if (offer === undefined) return null;
  return (
    <>
      <ProviderButtons
        offered={offer.offered}
        isConnecting={isBusy}
        failure={failure}
        note={offer.isKnown ? undefined : messages.failedToGetProviders}
        onProvider={(provider) => void (provider === 'shopify' ? askForShop() : connect(provider, null))}
      />
      {Dialog && (
        <Dialog
          isOpen={isAsking}
          suffix={shopDomainSuffix}
          onCancel={() => setAsking(false)}
          onConfirm={(shop) => {
            setAsking(false);
            void connect('shopify', shop);
          }}
        />
      )}
    </>
  );
}
