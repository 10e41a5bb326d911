/** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, two of them brackets. */
const MAX_LENGTH = 254;

/** Whether a text is an e-mail address with a full domain, like name@example.com. Blanks around it do not count. */
export function isFullEmail(typed: string): boolean {
  const email = typed.trim();
  const [name, domain = '', ...more] = email.length > MAX_LENGTH ? [] : email.split('@');
  return Boolean(name) && more.length === 0 && domain.slice(1, -1).includes('.') && !/\s/.test(email);
}
