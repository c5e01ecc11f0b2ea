import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PageStyles from '../../../page-styles/PageStyles';
import Prose from '../../../prose/Prose';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, contentTitle, toc} = useDoc();
  const isGrouped = toc.some((item) => 'group' in item);
  const {pluginId} = useDocsVersion();
  return (
    <>
      <PageStyles
        address={(isGrouped ? PAGE_STYLESHEETS.grouped : undefined) ?? PAGE_STYLESHEETS.prose}
      />
      <Prose
        key={metadata.id}
        name={`${pluginId}/${metadata.id}`}
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        header={
          contentTitle === undefined && (
            <header>
              <Heading as="h1">{metadata.title}</Heading>
            </header>
          )
        }
      >
        {children}
      </Prose>
    </>
  );
}
