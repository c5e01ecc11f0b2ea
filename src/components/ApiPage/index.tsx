import {useHistory, useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {type ReactNode, useEffect, useState} from 'react';

import {enhance} from '../../api-reference/enhance';
import LoadState from '../LoadState';
import {toClientRoute} from './client-route';
import {useIslandHtml} from './island-html';
import TryIt from './TryIt';

import '../../api-reference/api-reference.css';
import '../../code-highlight/code.css';

interface Props {
  /** Name of the island: the API's id and the page's id. */
  readonly name: string;
  /** On the server the whole island; in a reader's browser nothing. */
  readonly island: {
    readonly html?: string;
    readonly anchors?: readonly string[];
    readonly links?: readonly string[];
  };
}

/** Links and anchors inside the island are unknown to React: the build's check hears of them here. */
function useReportedLinks({anchors = [], links = []}: Props['island']): void {
  const brokenLinks = useBrokenLinks();
  anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  links.forEach((link) => brokenLinks.collectLink(link));
}

/**
 * A page whose content was rendered at build and is only printed here.
 *
 * React takes over the served content as it stands and never renders it: no copy of it travels as
 * script, and script adds comfort alone (copying, client navigation).
 */
export default function ApiPage({name, island}: Props): ReactNode {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const history = useHistory();
  const {pathname, hash} = useLocation();
  const {html, error, pastDelay, retry} = useIslandHtml(name, pathname, island.html);
  useReportedLinks(island);

  useEffect(() => {
    if (page !== null) return enhance(page);
  }, [page]);

  useEffect(() => {
    if (html !== undefined && hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
  }, [html, hash]);

  if (html === undefined) return <LoadState error={error} pastDelay={pastDelay} retry={retry} />;
  return (
    <>
      <div
        ref={setPage}
        data-island={name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
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
