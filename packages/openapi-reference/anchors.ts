import {UniqueNames} from '@openapi-portal/openapi-model';

/** Text as part of an anchor: letters, digits and marks that need no escape in an address. */
export const toAnchorSegment = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_.$@*+~-]+/gu, '-').replace(/^-+|(?<!-)-+$/g, '') || '-';

/** An anchor as the end of an address: `#responses.200.items.*`. */
export const toFragment = (anchor: string): string =>
  `#${encodeURIComponent(anchor).replace(/%24/g, '$').replace(/%40/g, '@').replace(/%2B/g, '+')}`;

/**
 * Prefixes for the anchors of fields.
 *
 * A field's anchor is its path: `request-body.security_contact.email`, `parameters.query.page_size`,
 * `responses.200.items.email`. Arrays add nothing to the path; property names that a contract leaves open are
 * `*`. If variants or media types repeat a path, the first keeps it, and the others add the name of the variant
 * or media type: `request-body.external-user.email`.
 */
export interface AnchorBase {
  readonly plain: string;
  readonly qualified: string;
}

/** The base at an anchor, outside of variants and media types. */
export const toBase = (anchor: string): AnchorBase => ({plain: anchor, qualified: anchor});

/** The base inside of a variant or a media type. */
export const qualify = (base: AnchorBase, name: string): AnchorBase => ({
  plain: base.plain,
  qualified: `${base.qualified}.${toAnchorSegment(name)}`,
});

/** The anchors of one page: each is given once, the second `a` as `a~2`. */
export class Anchors {
  private readonly names = new UniqueNames('~');

  take(anchor: string): string {
    return this.names.take(anchor);
  }

  /** The anchor of a named thing below a base. */
  takeBelow({plain, qualified}: AnchorBase, name: string): string {
    const segment = toAnchorSegment(name);
    const anchor = `${plain}.${segment}`;
    return this.take(this.names.has(anchor) ? `${qualified}.${segment}` : anchor);
  }
}
