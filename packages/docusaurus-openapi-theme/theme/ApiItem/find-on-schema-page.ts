import {decodeText} from '@openapi-portal/reports/text';

/** A link to the page of a schema, and the anchor that the schema would have on this page. */
export interface SchemaLink {
  readonly inside: string;
  readonly href: string;
}

/**
 * Finds the URL of a field whose schema has its own page: `#request-body.payer.name` becomes `#fields.name` on the
 * page to which the link for `request-body.payer` points. The anchor of a link to a variant also ends with the name
 * of the variant.
 */
export function findOnSchemaPage(links: readonly SchemaLink[], hash: string): string | undefined {
  const anchor = decodeText(hash.slice(1));
  for (let end = anchor.length; end > 0; end = anchor.lastIndexOf('.', end - 1)) {
    const base = anchor.slice(0, end);
    const found =
      links.find(({inside}) => inside === base) ??
      links.find(({inside}) => inside.startsWith(`${base}.`));
    if (found !== undefined)
      return `${found.href}#${encodeURIComponent(`fields${anchor.slice(end)}`)}`;
  }
  return undefined;
}
