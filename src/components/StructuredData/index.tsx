import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {toScriptJson} from './script-json';

/** What search engines read of a page (schema.org as JSON-LD). */
export default function StructuredData({data}: {readonly data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toScriptJson(data)}</script>
    </Head>
  );
}
