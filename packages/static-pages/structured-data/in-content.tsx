import type {ReactNode} from 'react';

import {toScriptJson} from './script-json';

interface Props {
  /** An entity of schema.org as JSON-LD. */
  readonly data: object;
}

/** What search engines read of content that only the server renders: it stands where the content does. */
export const ContentData = ({data}: Props): ReactNode => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{__html: toScriptJson(data)}} />
);
