import {type Cursor, findUrlProblem} from '@openapi-portal/openapi-model';
import {isSafeUrl} from '@openapi-portal/safe-markdown';

export interface Reference {
  /** Link text. The URL if the contract has no name for the link. */
  readonly label: string;
  /** Absent if the contract has no URL, or an unsafe URL. */
  readonly href?: string;
  readonly refused?: string;
}

/** Reads a link from an object of a contract; undefined if it has neither a name nor a URL. */
export function findReference(
  owner: Cursor | undefined,
  [nameKey, addressKey]: readonly [string, string],
): Reference | undefined {
  const [name, address] = [owner?.text(nameKey), owner?.text(addressKey)?.trim()];
  if (address === undefined) return name === undefined ? undefined : {label: name};
  if (isSafeUrl(address) && findUrlProblem(address) === undefined)
    return {label: name ?? address, href: address};
  return name === undefined || name.trim() === address
    ? {label: address}
    : {label: name, refused: address};
}

/** Returns a `mailto:` link. An address with a `?` is not linked, because the rest could prefill the email. */
export function toMailtoUrl(email: string): Reference {
  const href = `mailto:${email}`;
  return isSafeUrl(href) && !email.includes('?') ? {label: email, href} : {label: email};
}
