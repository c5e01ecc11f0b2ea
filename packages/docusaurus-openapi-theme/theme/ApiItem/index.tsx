import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ApiExplorer from '@theme/ApiExplorer';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {type ReactNode, useEffect, useState} from 'react';

import {
  Island,
  LoadState,
  PageStyles,
  type RenderedIsland,
  TechArticle,
  useIsland,
} from '@openapi-portal/static-pages/client';
import {enhance} from './enhance';
import {findIsland} from './find-island';

import '@openapi-portal/code-highlight/code.css';

/** URL of the stylesheet of API pages, below the base path. `DefinePlugin` replaces this name. */
declare const API_STYLESHEET: string;

/** URL of the stylesheet of the overview page of an API. */
declare const OVERVIEW_STYLESHEET: string;

/** Island names of overview pages end with the id of that page (`INTRODUCTION` of `openapi-model`). */
const OVERVIEW = '/introduction';

const CONTENTS_HIGHLIGHT = {
  linkClassName: 'table-of-contents__link',
  linkActiveClassName: 'table-of-contents__link--active',
  minHeadingLevel: 2,
  maxHeadingLevel: 2,
};

/** Reports the links and anchors of the island to Docusaurus' broken link checker, which only knows React's. */
function useReportedLinks({anchors = [], links = []}: Partial<RenderedIsland> = {}): void {
  const brokenLinks = useBrokenLinks();
  anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  links.forEach((link) => brokenLinks.collectLink(link));
}

interface Props {
  /** The name of the page's island: the API's id and the page's id. */
  readonly name: string;
}

/**
 * A page whose content was rendered during the build.
 *
 * React keeps the served HTML of the content and never renders it, so the scripts do not contain the content again.
 * They only add features, such as copy buttons and client-side navigation.
 */
export default function ApiItem({name}: Props): ReactNode {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const {pathname} = useLocation();
  const own = findIsland(name);
  const {island: served, ...state} = useIsland(name, pathname, own === undefined);
  useReportedLinks(own);
  useTOCHighlight(CONTENTS_HIGHLIGHT);

  useEffect(() => {
    if (page !== null) return enhance(page);
  }, [page]);

  const html = own?.html ?? served?.html;
  if (html === undefined) return <LoadState {...state} />;
  const {title = '', description = ''}: Partial<RenderedIsland> = own ?? served?.data ?? {};
  return (
    <>
      <PageMetadata title={title} description={description} />
      <TechArticle title={title} description={description} />
      <PageStyles address={name.endsWith(OVERVIEW) ? OVERVIEW_STYLESHEET : API_STYLESHEET} />
      <DocBreadcrumbs />
      <Island
        elementRef={setPage}
        name={name}
        html={html}
        data={{'data-title': title, 'data-description': description}}
      />
      {page !== null && <ApiExplorer page={page} name={name} />}
    </>
  );
}
