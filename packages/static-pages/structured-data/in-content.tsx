import type {ReactNode} from 'react';

import type {Props} from './StructuredData';

/**
 * Serialises JSON for a script element. Browsers interpret `</script` and `<!--` even inside a string, so `<` is
 * escaped (RFC 8259, section 7).
 */
export const toScriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** Data for search engines about content that only the server renders, next to the content. */
export const ContentData = ({data}: Props): ReactNode => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{__html: toScriptJson(data)}} />
);
