/** The fields of `security.txt` (RFC 9116) that the site configures. */
export interface SecurityContact {
  /** A `mailto:`, `tel:` or `https:` URL. */
  readonly contact: string;
  /** Expiry date in the format of RFC 3339, at most one year ahead. */
  readonly expires: string;
}

/** Path of the file on a host (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Lists the invalid settings, each with a fix. */
export function findMistakes({contact, expires}: SecurityContact, now: Date): readonly string[] {
  const time = DATE.test(expires) ? Date.parse(expires) : NaN;
  const mistakes = [
    !/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(contact) &&
      `contact is ${JSON.stringify(contact)}: write a mailto:, tel: or https: URL`,
    Number.isNaN(time) &&
      `expires is ${JSON.stringify(expires)}: write a time such as 2027-06-30T00:00:00Z`,
    time <= now.getTime() &&
      `expires is in the past (${expires}): check that the contact is still right, then set a new date`,
  ];
  return mistakes.filter((one) => one !== false);
}

/**
 * Builds `security.txt` (RFC 9116).
 *
 * @throws Error with all invalid settings
 */
export function buildSecurityTxt(
  security: SecurityContact,
  address: string,
  now = new Date(),
): string {
  const mistakes = findMistakes(security, now);
  if (mistakes.length > 0) {
    throw new Error(['The options for security.txt are invalid:', ...mistakes].join('\n  '));
  }
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(`/${SECURITY_TXT}`, address).href}`,
    '',
  ].join('\n');
}
