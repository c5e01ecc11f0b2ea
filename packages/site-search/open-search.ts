import {escapeAttribute, escapeHtml} from '@openapi-portal/reports/text';

/** Name of the file below the base URL. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

/** The route of the page that searches by address. */
export const SEARCH_ROUTE = 'search';

/** The site's search engine, as browsers list it. */
export interface Description {
  /** 16 characters at most. */
  readonly name: string;
  readonly description: string;
  /** Absolute address of the site, with its base URL and a slash at its end. */
  readonly site: string;
}

/**
 * Builds an OpenSearch 1.1 description, by which a browser offers the site as a search engine.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export const buildOpenSearch = ({name, description, site}: Description): string => `\
<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escapeAttribute(site)}${SEARCH_ROUTE}?q={searchTerms}"/>
  <Url type="${OPEN_SEARCH_TYPE}" rel="self" template="${escapeAttribute(site)}${OPEN_SEARCH_FILE}"/>
</OpenSearchDescription>
`;
