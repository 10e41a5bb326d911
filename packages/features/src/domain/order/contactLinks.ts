/** The link that writes to an e-mail address; null for other text. The text is encoded, so that it cannot add headers to the mail. */
export function mailLink(email: string | null): string | null {
  const [name, domain, ...more] = (email ?? '').trim().split('@');
  if (!name || !domain || more.length > 0) return null;
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(domain)}`;
}

/** The link that calls a phone number; null for a text without digits. */
export function callLink(phone: string | null): string | null {
  const text = (phone ?? '').trim();
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : `tel:${text.startsWith('+') ? '+' : ''}${digits}`;
}
