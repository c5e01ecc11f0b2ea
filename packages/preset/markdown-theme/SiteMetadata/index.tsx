import MarkdownLink from '@theme/MarkdownLink';
import SiteMetadata from '@theme-init/SiteMetadata';
import type {ReactNode} from 'react';

/** What each page says of itself in its head, and where its Markdown is. */
export default function SiteMetadataWithMarkdown(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <MarkdownLink />
    </>
  );
}
