'use client';
import { FacebookLogo } from '@valise/ui/icons/FacebookLogo';
import { GoogleLogo } from '@valise/ui/icons/GoogleLogo';
import { Handbag } from '@valise/ui/icons/Handbag';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { useEffect, useRef } from 'react';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { providerMessages } from '../messages.ts';
import * as styles from './ProviderButtons.css.ts';

const icons = { google: GoogleLogo, facebook: FacebookLogo, shopify: Handbag };

export type Provider = keyof typeof icons;
export const providers = Object.keys(icons) as Provider[];

export interface ProviderButtonsProps {
  /** The providers to offer, in this order. @default all three */
  offered?: readonly Provider[];
  /** Sign-in with a provider has started: no button can be pressed and all read 'Connecting...'. @default false */
  isConnecting?: boolean;
  /** Why the last attempt failed to begin; announced. */
  failure?: Failure;
  /** A note under the buttons. */
  note?: string;
  onProvider: (provider: Provider) => void;
}

/** Signing in at a provider, below a stitched line. */
export function ProviderButtons({ offered = providers, isConnecting = false, failure, note, onProvider }: ProviderButtonsProps) {
  const messages = useMessages(providerMessages);

  // A disabled button loses the focus, so it is focused again once it is enabled.
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (!isConnecting && document.activeElement === document.body && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [isConnecting]);

  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label={messages.orContinueWith}>
      <div aria-hidden="true" className={styles.divider}>
        <span className={styles.stitchLine} />
        {messages.orContinueWith}
        <span className={styles.stitchLine} />
      </div>
      {failure && (
        <div className={styles.failure}>
          <FailureBanner failure={failure} />
        </div>
      )}
      <div className={styles.buttons}>
        {offered.map((provider) => {
          const Icon = icons[provider];
          return (
            <Button
              key={provider}
              isFullWidth
              isDisabled={isConnecting}
              onPress={({ currentTarget }) => {
                pressed.current = currentTarget;
                onProvider(provider);
              }}
            >
              <span className={styles.label}>
                {!isConnecting && <Icon size={18} className={styles.icon} />}
                {isConnecting ? messages.connecting : messages[provider]}
              </span>
            </Button>
          );
        })}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
