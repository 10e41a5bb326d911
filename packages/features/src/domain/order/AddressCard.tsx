'use client';
import type { Address, Traveler } from '@valise/contract';
import { Card } from '@valise/ui/Card';
import { MapPin } from '@valise/ui/icons/MapPin';
import { useMessages } from '@valise/ui/messages';
import { mapLink } from './mapLink.ts';
import { MapLink } from './MapLink.tsx';
import { orderMessages } from './messages.ts';
import * as styles from './OrderCards.css.ts';

const isKnown = ({ name, address }: Address) => `${name}${address}`.trim() !== '';

/** The traveler's address of a type; null when it has neither a name nor an address. */
export function addressOf(traveler: Traveler | null, type: 'shipping' | 'billing'): Address | null {
  return traveler?.addresses.find((address) => address.type.trim().toLowerCase() === type && isKnown(address)) ?? null;
}

export interface AddressCardProps {
  title: string;
  address: Address | null;
}

/** An address of the traveler, with its map. */
export function AddressCard({ title, address }: AddressCardProps) {
  const messages = useMessages(orderMessages);
  const map = mapLink(address);
  return (
    <Card title={title} actions={map !== null && <MapLink href={map} name={title} />}>
      {address === null ? (
        <p className={styles.note}>
          <MapPin size={18} />
          {messages.noAddress}
        </p>
      ) : (
        <>
          {address.name !== '' && <p className={styles.name}>{address.name}</p>}
          <p className={styles.address}>{address.address}</p>
        </>
      )}
    </Card>
  );
}
