import {UniqueNames} from '@openapi-portal/openapi-model';

/** Returns a name as a segment of an anchor. Characters except letters, digits and `_.$@*+~-` become hyphens. */
export const toAnchorSegment = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_.$@*+~-]+/gu, '-').replace(/^-+|(?<!-)-+$/g, '') || '-';

export const toFragment = (anchor: string): string =>
  `#${encodeURIComponent(anchor).replace(/%24/g, '$').replace(/%40/g, '@').replace(/%2B/g, '+')}`;

/**
 * Prefixes for the anchors of fields.
 *
 * The anchor of a field is its path, such as `request-body.security_contact.email`, `parameters.query.page_size` or
 * `responses.200.items.email`. Arrays add no segment. Property names that a contract leaves open are `*`. If variants
 * or media types repeat a path, the first occurrence has the plain path as its anchor. Later occurrences also contain
 * the name of the variant or media type: `request-body.external-user.email`.
 */
export interface AnchorBase {
  readonly plain: string;
  readonly qualified: string;
}

export const toBase = (anchor: string): AnchorBase => ({plain: anchor, qualified: anchor});

export const qualify = (base: AnchorBase, name: string): AnchorBase => ({
  plain: base.plain,
  qualified: `${base.qualified}.${toAnchorSegment(name)}`,
});

export class Anchors {
  private readonly names = new UniqueNames('~');

  take(anchor: string): string {
    return this.names.take(anchor);
  }

  /** Returns a unique anchor below a base, with the qualified prefix if the plain path is already used. */
  takeBelow({plain, qualified}: AnchorBase, name: string): string {
    const segment = toAnchorSegment(name);
    const anchor = `${plain}.${segment}`;
    return this.take(this.names.has(anchor) ? `${qualified}.${segment}` : anchor);
  }
}
