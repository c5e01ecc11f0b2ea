/** The fields of `security.txt` (RFC 9116) that a site decides. */
export interface SecurityContact {
  /** A `mailto:`, `tel:` or `https:` address. */
  readonly contact: string;
  /** The day after which nobody is to rely on it, as RFC 3339 writes it: within a year. */
  readonly expires: string;
}

/** Where it is looked for on a host (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** What is wrong with the settings, each with its remedy; empty where nothing is. */
export function findMistakes({contact, expires}: SecurityContact, now: Date): readonly string[] {
  const time = DATE.test(expires) ? Date.parse(expires) : NaN;
  const mistakes = [
    !/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(contact) &&
      `contact is ${JSON.stringify(contact)}: write a mailto:, tel: or https: address`,
    Number.isNaN(time) &&
      `expires is ${JSON.stringify(expires)}: write a time such as 2027-06-30T00:00:00Z`,
    time <= now.getTime() &&
      `expires has passed on ${expires}: check the contact, then set a new date`,
  ];
  return mistakes.filter((one) => one !== false);
}

/**
 * The file by which a host says whom to tell of a weakness (RFC 9116).
 *
 * @param address of the site, with its base path and a slash at the end
 * @throws Error naming every mistake in the settings
 */
export function buildSecurityTxt(
  security: SecurityContact,
  address: string,
  now = new Date(),
): string {
  const mistakes = findMistakes(security, now);
  if (mistakes.length > 0) {
    throw new Error(['The settings of security.txt are wrong:', ...mistakes].join('\n  '));
  }
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(`/${SECURITY_TXT}`, address).href}`,
    '',
  ].join('\n');
}
