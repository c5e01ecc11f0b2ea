import {decodeText} from '@openapi-portal/reports/text';

/** A link to the page of a schema, and the anchor that the schema has on this page. */
export interface SchemaLink {
  readonly inside: string;
  readonly href: string;
}

/**
 * Finds the URL of a field whose schema has a page of its own: `#request-body.payer.name` becomes `#fields.name`
 * on the page that the link at `request-body.payer` names. If the schema is a variant, its name follows the
 * anchor.
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
