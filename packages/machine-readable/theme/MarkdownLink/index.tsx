import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {useMarkdownAddress} from '../../use-markdown-address';

export default function MarkdownLink(): ReactNode {
  const href = useMarkdownAddress();
  if (href === undefined) return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={href} />
    </Head>
  );
}
