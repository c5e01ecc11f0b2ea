import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-init/SiteMetadata';
import type {ReactNode} from 'react';

import {useMarkdownAddress} from '../../use-markdown-address';

/** What each page says of itself in its head, and where its Markdown is. */
export default function SiteMetadataWithMarkdown(): ReactNode {
  const href = useMarkdownAddress();
  return (
    <>
      <SiteMetadata />
      {href !== undefined && (
        <Head>
          <link rel="alternate" type="text/markdown" href={href} />
        </Head>
      )}
    </>
  );
}
