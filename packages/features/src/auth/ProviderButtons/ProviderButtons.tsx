'use client';
import { FacebookLogo } from '@phosphor-icons/react/dist/csr/FacebookLogo';
import { GoogleLogo } from '@phosphor-icons/react/dist/csr/GoogleLogo';
import { Handbag } from '@phosphor-icons/react/dist/csr/Handbag';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { useEffect, useRef } from 'react';
import { providerMessages } from '../messages.ts';
import { FailureText, type ProviderFailure } from './FailureText.tsx';
import * as styles from './ProviderButtons.css.ts';

const icons = { google: GoogleLogo, facebook: FacebookLogo, shopify: Handbag };

export type Provider = keyof typeof icons;
export const providers = Object.keys(icons) as Provider[];

export interface ProviderButtonsProps {
  /** Which to offer, in this order. @default all three */
  offered?: readonly Provider[];
  /** A provider's sign-in is under way: no button can be pressed and all say 'Connecting...'. @default false */
  isConnecting?: boolean;
  /** Why the last one failed to begin; announced. */
  failure?: ProviderFailure;
  /** A quiet word under the buttons. */
  note?: string;
  onProvider: (provider: Provider) => void;
}

/** Other ways in, below a stitch. */
export function ProviderButtons({ offered = providers, isConnecting = false, failure, note, onProvider }: ProviderButtonsProps) {
  const messages = useMessages(providerMessages);

  // A button that cannot be pressed loses the focus; it has it again once it can be.
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
          <Banner tone="critical" role="alert">
            <FailureText {...failure} />
          </Banner>
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
              onPress={({ target }) => {
                pressed.current = target;
                onProvider(provider);
              }}
            >
              <span className={styles.label}>
                {!isConnecting && <Icon size={18} aria-hidden="true" className={styles.icon} />}
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
