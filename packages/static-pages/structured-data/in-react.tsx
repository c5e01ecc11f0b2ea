import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {toScriptJson} from './script-json';

interface Props {
  /** An entity of schema.org as JSON-LD. */
  readonly data: object;
}

/** What search engines read of a page, in its head. */
export default function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toScriptJson(data)}</script>
    </Head>
  );
}
