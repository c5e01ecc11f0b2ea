import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';

import {formatDate} from 'static-pages/dates/format-date';

import {
  type ChangelogGroup,
  type ChangelogPlace,
  type ChangelogRelease,
  type ChangelogRow,
  isWhole,
  toSeparator,
} from './changelog';

/** Text whose code stands in backticks: every second part is code. */
const WithCode = ({text}: {readonly text: string}): ReactNode =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
    );

function Place({label, name, variant, href}: ChangelogPlace): ReactNode {
  const words = (
    <>
      {label}
      {name !== undefined && (
        <>
          {' '}
          <code>{name}</code>
        </>
      )}
    </>
  );
  return (
    <>
      {href === undefined ? words : <Link to={href}>{words}</Link>}
      {variant !== undefined && ` of ${variant}`}
    </>
  );
}

const Row = ({impact, places, text}: ChangelogRow): ReactNode => (
  <>
    {impact === 'breaking' && <strong>Breaking: </strong>}
    {places.map((place, index) => (
      <Fragment key={index}>
        {index > 0 && ', '}
        <Place {...place} />
      </Fragment>
    ))}
    {toSeparator(places)}
    <WithCode text={text} />
  </>
);

/** A single change of the whole operation ends the line that names it. */
function Group({title, address, href, rows}: ChangelogGroup): ReactNode {
  const [only] = isWhole(rows) ? rows : [];
  const name = title ?? 'The whole API';
  return (
    <li>
      {href === undefined ? name : <Link to={href}>{name}</Link>}
      {address !== undefined && (
        <>
          {' '}
          <code>{address}</code>
        </>
      )}
      {only === undefined ? (
        <ul>
          {rows.map((row, index) => (
            <li key={index}>
              <Row {...row} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          {' '}
          <Row {...only} />
        </>
      )}
    </li>
  );
}

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
      <ul>
        {groups.map((group) => (
          <Group key={group.address ?? ''} {...group} />
        ))}
      </ul>
    </section>
  );
}
