import {type Cursor, findAddressMistake} from '@openapi-portal/openapi-model';
import {isSafeAddress} from '@openapi-portal/safe-markdown';

/** A link from a contract to a document or a page. */
export interface Reference {
  /** Its name; the URL itself if it has none. */
  readonly label: string;
  /** Absent where the contract gives no address, or one that no reader may be led to. */
  readonly href?: string;
  /** An address that is only shown. */
  readonly refused?: string;
}

/**
 * Reads a reference from an object of a contract.
 *
 * @param keys of its name and of its URL
 * @returns undefined if it has neither
 */
export function findReference(
  owner: Cursor | undefined,
  [nameKey, addressKey]: readonly [string, string],
): Reference | undefined {
  const [name, address] = [owner?.text(nameKey), owner?.text(addressKey)?.trim()];
  if (address === undefined) return name === undefined ? undefined : {label: name};
  if (isSafeAddress(address) && findAddressMistake(address) === undefined)
    return {label: name ?? address, href: address};
  return name === undefined || name.trim() === address
    ? {label: address}
    : {label: name, refused: address};
}

/** A mailbox, and the address that writes to it. What follows a `?` would write the letter, too. */
export function toMailbox(email: string): Reference {
  const href = `mailto:${email}`;
  return isSafeAddress(href) && !email.includes('?') ? {label: email, href} : {label: email};
}
