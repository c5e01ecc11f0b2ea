import type {Props} from '@theme/Layout/Provider';
import MarkdownLink from '@theme/MarkdownLink';
import LayoutProvider from '@theme-init/Layout/Provider';
import type {ReactNode} from 'react';

/** What is around each page, and in its head where its Markdown is: of the head itself a theme cannot wrap the classic one. */
export default function ProviderWithMarkdown({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <MarkdownLink />
      {children}
    </LayoutProvider>
  );
}
