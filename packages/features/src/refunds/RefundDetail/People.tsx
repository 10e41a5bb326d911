'use client';
import type { Order, Refund } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { AddressCard, addressOf } from '../../domain/order/AddressCard.tsx';
import { mapLink } from '../../domain/order/mapLink.ts';
import { orderMessages } from '../../domain/order/messages.ts';
import { PersonCard, type ShownPerson } from '../../domain/order/PersonCard.tsx';

interface PeopleProps {
  refund: Refund;
  /** Null until it is known. */
  order: Order | null;
}

/** A person with at least a name. */
const named = (name: string): ShownPerson | null => (name === '' ? null : { name, email: null, phone: null });

/** The people of a refund, and the traveler's addresses. */
export function People({ refund, order }: PeopleProps) {
  const messages = useMessages(orderMessages);
  const traveler = refund.traveler ?? order?.traveler ?? null;
  const partner = refund.partner ?? order?.partner ?? null;
  const rider = order?.rider ?? refund.order?.rider ?? null;
  return (
    <>
      <PersonCard title={messages.customer} person={traveler ?? named(refund.travelerName)} />
      <PersonCard title={messages.partner} person={partner ?? named(refund.partnerName)} map={mapLink(partner)} />
      {rider && <PersonCard title={messages.rider} person={rider} map={mapLink(rider)} />}
      <PersonCard title={messages.contactPerson} person={order?.contactPerson ?? partner} />
      <AddressCard title={messages.shippingAddress} address={addressOf(traveler, 'shipping')} />
      <AddressCard title={messages.billingAddress} address={addressOf(traveler, 'billing')} />
    </>
  );
}
