import {escapeAttribute, escapeHtml} from '@openapi-portal/reports/text';

/** File name below the base URL. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

export const SEARCH_ROUTE = 'search';

export interface Description {
  /** At most 16 characters. */
  readonly name: string;
  readonly description: string;
  /** URL of the site, including the base path, with a trailing slash. */
  readonly site: string;
}

/**
 * Builds an OpenSearch 1.1 description, which lets browsers add the site as a search engine.
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
