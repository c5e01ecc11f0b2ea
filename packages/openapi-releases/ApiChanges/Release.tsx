import Link from '@docusaurus/Link';
import {useMDXComponents} from '@mdx-js/react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ElementType, ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';

import {type ChangelogKind, type ChangelogRelease, countPlaces} from './changelog';
import Groups from './Groups';

interface Props {
  /** Name of the API. */
  readonly api: string;
  readonly release: ChangelogRelease;
}

/** Renders the changes of one kind. Fixes are collapsed, because they are many links that few readers need. */
function Kind({kind, groups}: ChangelogKind): ReactNode {
  const Details = (useMDXComponents().Details ?? 'details') as ElementType;
  const places = countPlaces(groups);
  const list = <Groups groups={groups} Link={Link} />;
  return (
    <div className="release-kind">
      <h4>{kind}</h4>
      {kind === 'Fixed' ? (
        <Details>
          <summary>
            Texts and examples{' '}
            <span className="fold-count">
              in {places} {places === 1 ? 'place' : 'places'}
            </span>
          </summary>
          {list}
        </Details>
      ) : (
        list
      )}
    </div>
  );
}

export default function Release({api, release}: Props): ReactNode {
  const {version, date, summary, anchor, isBreaking, kinds} = release;
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
      {kinds.map((kind) => (
        <Kind key={kind.kind} {...kind} />
      ))}
    </section>
  );
}
