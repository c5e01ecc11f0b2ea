import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

import {sections} from '../../../../config/sections';
import PageList from '../../../components/PageList';

/** Searches for the words of the missing address: 'risk register' for `/docs/risk-register`. */
function findWords(link: HTMLAnchorElement | null): void {
  const words = window.location.pathname
    .replace(/.*\/(?=.)|\/$/g, '')
    .replaceAll(/[-+&]|%20/g, ' ');
  if (link === null) return;
  link.textContent = `search for "${words}"`;
  link.search = `?q=${words}`;
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main
      className={`container not-found margin-vert--lg padding-top--md markdown ${className ?? ''}`}
    >
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address: it has moved, or the link is wrong. You can{' '}
        <a ref={findWords} href={useBaseUrl('/search')}>
          search
        </a>
        , or go to a section:
      </p>
      <PageList
        pages={sections.map(({label, to, summary}) => ({title: label, text: summary, to}))}
      />
      <p>
        Or look through <Link to="/docs#all-pages">all pages</Link>, or begin at the{' '}
        <Link to="/">home page</Link>.
      </p>
    </main>
  );
}
