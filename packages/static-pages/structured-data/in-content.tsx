import type {ReactNode} from 'react';

import type {Props} from './in-browser';

/**
 * JSON that may stand in a script of a page. A browser looks for `</script` and `<!--` even inside a text: what came
 * after would be markup, or the page would end in the script. JSON has another way to write `<` (RFC 8259,
 * section 7).
 */
export const toScriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** What search engines read of content that only the server renders: it stands where the content does. */
export const ContentData = ({data}: Props): ReactNode => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{__html: toScriptJson(data)}} />
);
