import { isWebAddress } from '@valise/contract';

/** The fault of a value, in Laravel's words; null when the value is right. */
export type Verdict = string | null;

export const required = (label: string, value: string): Verdict =>
  value.trim() === '' ? `The ${label} field is required.` : null;

export const atMost = (label: string, value: string, length: number): Verdict =>
  value.length > length ? `The ${label} must not be greater than ${length} characters.` : null;

export const atLeast = (label: string, value: string, length: number): Verdict =>
  value !== '' && value.length < length ? `The ${label} must be at least ${length} characters.` : null;

/** A number of at least `min`. An empty value passes. */
export function numeric(label: string, value: string, min: number): Verdict {
  if (value.trim() === '') return null;
  const number = Number(value);
  if (!Number.isFinite(number) || !/^[\d.+-]+$/.test(value.trim())) return `The ${label} must be a number.`;
  if (number > 99_999_999) return `The ${label} must not be greater than 99999999.`;
  return number < min ? `The ${label} must be at least ${min}.` : null;
}

// The longest address that mail can be delivered to (RFC 5321, section 4.5.3.1.3, without its angle brackets).
const EMAIL_LENGTH = 254;

/** One @ with text on both sides, and a dot inside the part after it. An empty value passes. */
export function isEmail(label: string, value: string): Verdict {
  const email = value.trim();
  if (email === '') return null;
  const [name, domain = '', ...more] = email.length > EMAIL_LENGTH ? [] : email.split('@');
  const isAddress = Boolean(name) && more.length === 0 && domain.slice(1, -1).includes('.') && !/\s/.test(email);
  return isAddress ? null : `The ${label} must be a valid email address.`;
}

export const isAddress = (label: string, value: string): Verdict => (value === '' || isWebAddress(value) ? null : `The ${label} must be a valid URL.`);

const DAY_LENGTH = 40;

export const isDay = (label: string, value: string): Verdict =>
  value === '' || (value.length <= DAY_LENGTH && !Number.isNaN(Date.parse(value))) ? null : `The ${label} is not a valid date.`;

export const confirmed = (label: string, value: string, repeated: string): Verdict =>
  value === repeated ? null : `The ${label} confirmation does not match.`;
