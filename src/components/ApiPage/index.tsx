import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {type ReactNode, useEffect, useState} from 'react';

import {enhance} from '../../api-reference/enhance';
import LoadState from '../LoadState';
import {toClientRoute} from './client-route';
import {findIsland} from './islands/in-browser';
import type {Island} from './islands/island';
import TryIt from './TryIt';
import {useContent} from './use-content';

import '../../api-reference/api-reference.css';
import '../../code-highlight/code.css';

const CONTENTS_HIGHLIGHT = {
  linkClassName: 'table-of-contents__link',
  linkActiveClassName: 'table-of-contents__link--active',
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};

/** Links and anchors inside the island are unknown to React: the build's check hears of them here. */
function useReportedLinks({anchors = [], links = []}: Partial<Island> = {}): void {
  const brokenLinks = useBrokenLinks();
  anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  links.forEach((link) => brokenLinks.collectLink(link));
}

interface Props {
  /** The name of the page's island: the API's id and the page's id. */
  readonly name: string;
}

/**
 * A page whose content was rendered at build and is only printed here.
 *
 * React takes over the served content as it stands and never renders it: no copy of it travels as
 * script, and script adds comfort alone (copying, client navigation).
 */
export default function ApiPage({name}: Props): ReactNode {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const history = useHistory();
  const {pathname, hash} = useLocation();
  const island = findIsland(name);
  const {content, error, pastDelay, retry} = useContent(name, pathname, island);
  const html = content?.html;
  useReportedLinks(island);
  useTOCHighlight(CONTENTS_HIGHLIGHT);

  useEffect(() => {
    if (page !== null) return enhance(page);
  }, [page]);

  useEffect(() => {
    if (html !== undefined && hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
  }, [html, hash]);

  if (content === undefined) return <LoadState error={error} pastDelay={pastDelay} retry={retry} />;
  return (
    <>
      <PageMetadata title={content.title} description={content.description} />
      <DocBreadcrumbs />
      <div
        ref={setPage}
        data-island={name}
        data-title={content.title}
        data-description={content.description}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: content.html}}
        onClick={(event) => {
          const route = toClientRoute(event);
          if (route === undefined) return;
          event.preventDefault();
          history.push(route);
        }}
      />
      {page !== null && <TryIt page={page} name={name} />}
    </>
  );
}
