import {type ComponentType, Fragment, type ReactNode} from 'react';

import {
  type ChangelogGroup,
  type ChangelogLocation,
  type ChangelogRow,
  isWhole,
  toSeparator,
} from './changelog';

interface LinkProps {
  /** Without the base path. */
  readonly to: string;
  readonly children: ReactNode;
}

interface WithLink {
  /** What links inside of the site: on a page, or in a feed. */
  readonly Link: ComponentType<LinkProps>;
}

/** Text whose code stands in backticks: every second part is code. */
const WithCode = ({text}: {readonly text: string}): ReactNode =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
    );

function Location({label, name, variant, href, Link}: ChangelogLocation & WithLink): ReactNode {
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

const Row = ({impact, locations, text, Link}: ChangelogRow & WithLink): ReactNode => (
  <>
    {impact === 'breaking' && <strong>Breaking: </strong>}
    {locations.map((location, index) => (
      <Fragment key={index}>
        {index > 0 && ', '}
        <Location {...location} Link={Link} />
      </Fragment>
    ))}
    {toSeparator(locations)}
    <WithCode text={text} />
  </>
);

/** A single change of the whole operation ends the line that names it. */
function Group({
  title = 'The whole API',
  address,
  href,
  rows,
  Link,
}: ChangelogGroup & WithLink): ReactNode {
  const [only] = isWhole(rows) ? rows : [];
  return (
    <li>
      {href === undefined ? title : <Link to={href}>{title}</Link>}
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
              <Row {...row} Link={Link} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          {' '}
          <Row {...only} Link={Link} />
        </>
      )}
    </li>
  );
}

interface Props extends WithLink {
  readonly groups: readonly ChangelogGroup[];
}

/** The changes of a release by operation, breaking ones first. */
export default function Groups({groups, Link}: Props): ReactNode {
  return (
    <ul>
      {groups.map((group) => (
        <Group key={group.address ?? ''} {...group} Link={Link} />
      ))}
    </ul>
  );
}
