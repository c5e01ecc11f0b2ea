import Head from '@docusaurus/Head';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/ContentVisibility';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function ContentVisibility({metadata}: Props): ReactNode {
  const {frontMatter} = metadata;
  // Docusaurus only sets `metadata.unlisted` in production.
  const isUnlisted = metadata.unlisted || frontMatter.unlisted === true;
  const isDraft = process.env.NODE_ENV === 'development' && frontMatter.draft === true;
  if (!isUnlisted && !isDraft) return null;
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <p
        className={clsx(
          isDraft ? ThemeClassNames.common.draftBanner : ThemeClassNames.common.unlistedBanner,
          'alert alert--warning',
        )}
      >
        {isDraft
          ? 'This page is a draft: only the dev server shows it.'
          : 'This page is unlisted: search engines do not index it, and only its address leads to it.'}
      </p>
    </>
  );
}
