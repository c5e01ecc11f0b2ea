import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {formatDate} from 'static-pages/dates/format-date';

import type {ChangelogRelease} from './changelog';
import Groups from './Groups';

interface Props {
  /** What readers call the API. */
  readonly api: string;
  readonly release: ChangelogRelease;
}

/** One release: when, what for, and its changes by operation, breaking ones first. */
export default function Release({api, release}: Props): ReactNode {
  const {version, date, summary, anchor, isBreaking, groups} = release;
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
      <Groups groups={groups} Link={Link} />
    </section>
  );
}
