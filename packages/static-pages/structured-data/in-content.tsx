import type {ReactNode} from 'react';

import type {Props} from './StructuredData';

/** Serializes JSON for a script element, which ends at `</script` even inside a string (RFC 8259, section 7). */
export const toScriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** Renders structured data next to its content, for content that only the server renders. */
export const ContentData = ({data}: Props): ReactNode => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{__html: toScriptJson(data)}} />
);
