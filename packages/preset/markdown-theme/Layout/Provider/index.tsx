import type {Props} from '@theme/Layout/Provider';
import MarkdownLink from '@theme/MarkdownLink';
import LayoutProvider from '@theme-init/Layout/Provider';
import type {ReactNode} from 'react';

/** Adds a link to the page's Markdown to the head. A theme can wrap this provider, but not the classic head. */
export default function ProviderWithMarkdown({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <MarkdownLink />
      {children}
    </LayoutProvider>
  );
}
