import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

import {sections} from '../../../../config/sections';
import PageList from '../../../components/PageList';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container not-found margin-vert--xl markdown ${className ?? ''}`}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. It may have moved, or the link that brought you here has a
        mistake. One of the six sections has what you came for:
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
