import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import type {Props} from './StructuredData';
import {toScriptJson} from './in-content';

/** Adds structured data for search engines to the head of a page. */
export default function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toScriptJson(data)}</script>
    </Head>
  );
}
