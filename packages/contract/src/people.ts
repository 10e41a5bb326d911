import * as z from 'zod/mini';
import { amount, many, optionalText, text } from './scalars.ts';

const inFull = z.pipe(
  z.object({
    name: text,
    email: optionalText,
    phone: optionalText,
    profile_photo: optionalText,
    address: optionalText,
    latitude: amount,
    longitude: amount,
  }),
  z.transform(({ profile_photo, ...same }) => ({ ...same, profilePhoto: profile_photo })),
);

const byName = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((name): z.output<typeof inFull> => ({
    name,
    email: null,
    phone: null,
    profilePhoto: null,
    address: null,
    latitude: null,
    longitude: null,
  })),
);

/** A partner, a rider or a contact: in full, or only named. */
export const person = z.union([inFull, byName]);
export type PersonWire = z.input<typeof person>;
export type Person = z.output<typeof person>;

/** `type` is 'shipping' or 'billing', as sent. */
export const address = z.object({ type: text, name: text, address: text, latitude: amount, longitude: amount });
export type AddressWire = z.input<typeof address>;
export type Address = z.output<typeof address>;

/** Who ordered. */
export const traveler = z.pipe(
  z.object({ name: text, email: optionalText, phone: optionalText, profile_photo: optionalText, addresses: many(address) }),
  z.transform(({ profile_photo, ...same }) => ({ ...same, profilePhoto: profile_photo })),
);
export type TravelerWire = z.input<typeof traveler>;
export type Traveler = z.output<typeof traveler>;
