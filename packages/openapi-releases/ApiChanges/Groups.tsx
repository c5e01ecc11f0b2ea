import {type ComponentType, Fragment, type ReactNode} from 'react';

import {
  type ChangelogGroup,
  type ChangelogLocation,
  type ChangelogOperation,
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

interface OperationProps extends ChangelogOperation, WithLink {
  /** One of several is named by its address alone. */
  readonly isOneOfSeveral: boolean;
}

function Operation({title, address, href, isOneOfSeveral, Link}: OperationProps): ReactNode {
  const code = <code>{address}</code>;
  const name = isOneOfSeveral ? code : title;
  return (
    <>
      {href === undefined ? name : <Link to={href}>{name}</Link>}
      {!isOneOfSeveral && <> {code}</>}
    </>
  );
}

/** What has the changes. A single change of a whole operation ends the line that names it. */
function Group({operations, rows, Link}: ChangelogGroup & WithLink): ReactNode {
  const [only] = operations.length > 0 && isWhole(rows) ? rows : [];
  return (
    <li>
      {operations.length === 0 && 'The whole API'}
      {operations.map((operation, index) => (
        <Fragment key={operation.address}>
          {index > 0 && ', '}
          <Operation {...operation} isOneOfSeveral={operations.length > 1} Link={Link} />
        </Fragment>
      ))}
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

const toKey = ({operations}: ChangelogGroup): string =>
  operations.map(({address}) => address).join();

interface Props extends WithLink {
  readonly groups: readonly ChangelogGroup[];
}

/** Changes by operation, breaking ones first. */
export default function Groups({groups, Link}: Props): ReactNode {
  return (
    <ul>
      {groups.map((group) => (
        <Group key={toKey(group)} {...group} Link={Link} />
      ))}
    </ul>
  );
}
