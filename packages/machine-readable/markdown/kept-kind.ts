import path from 'node:path';

import type {BuiltSite} from '../site';

/** What the Markdown of pages is kept as; each language of a site has pages at the same paths below its base URL. */
export const toKind = ({baseUrl}: Pick<BuiltSite, 'baseUrl'>): string =>
  path.join('markdown', encodeURIComponent(baseUrl));
