import * as z from 'zod/mini';
import { optionalMedia } from '../schema/media.ts';
import { model } from '../schema/model.ts';
import { amount, many, optionalText, reader, text } from '../schema/readers.ts';

const described = model({
  name: ['name', text],
  email: ['email', optionalText],
  phone: ['phone', optionalText],
  profilePhoto: ['profile_photo', optionalMedia],
  address: ['address', optionalText],
  latitude: ['latitude', amount],
  longitude: ['longitude', amount],
});
export type PersonWire = z.input<typeof described>;
export type Person = z.output<typeof described>;

/** A partner or a rider. A name alone, sent as text, is read too. */
export const person = reader<PersonWire, Person>((value) => {
  const read = z.safeParse(described, typeof value === 'string' && value !== '' ? { name: value } : value);
  return read.success ? read.data : undefined;
});

/** The person to contact at a partner. */
export const contact = model({ name: ['name', text], email: ['email', optionalText], phone: ['phone', optionalText] });
export type ContactWire = z.input<typeof contact>;
export type Contact = z.output<typeof contact>;

export const address = model({
  /** 'shipping' or 'billing', as sent. */
  type: ['type', text],
  name: ['name', text],
  address: ['address', text],
  latitude: ['latitude', amount],
  longitude: ['longitude', amount],
});
export type AddressWire = z.input<typeof address>;
export type Address = z.output<typeof address>;

/** The customer of an order. */
export const traveler = model({
  name: ['name', text],
  email: ['email', optionalText],
  phone: ['phone', optionalText],
  profilePhoto: ['profile_photo', optionalMedia],
  addresses: ['addresses', many(address)],
});
export type TravelerWire = z.input<typeof traveler>;
export type Traveler = z.output<typeof traveler>;
