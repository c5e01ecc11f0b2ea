import Link from '@docusaurus/Link';
import {useMDXComponents} from '@mdx-js/react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ElementType, ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';

import type {ChangelogRelease} from './changelog';
import Groups from './Groups';

interface Props {
  /** What readers call the API. */
  readonly api: string;
  readonly release: ChangelogRelease;
}

/** One release: when, what for, and its changes by operation, breaking ones first; those of words are folded. */
export default function Release({api, release}: Props): ReactNode {
  const {version, date, summary, anchor, isBreaking, groups, reworded} = release;
  const Details = (useMDXComponents().Details ?? 'details') as ElementType;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section aria-labelledby={anchor}>
      <h3 id={anchor}>{`${api} ${version}`}</h3>
      <p>
        <time dateTime={date}>{formatDate(date)}</time>
        {isBreaking && (
          <>
            {' · '}
            <strong>This release has breaking changes.</strong>
          </>
        )}
      </p>
      <p>{summary}</p>
      {groups.length > 0 && <Groups groups={groups} Link={Link} />}
      {reworded.length > 0 && (
        <Details>
          <summary>Words and examples</summary>
          <Groups groups={reworded} Link={Link} />
        </Details>
      )}
    </section>
  );
}
