import {type ComponentType, Fragment, type ReactNode} from 'react';

import {ChangeLine} from '../change-line';

import {
  type ChangelogGroup,
  type ChangelogOperation,
  type ChangelogRow,
  isWhole,
} from './changelog';

interface LinkProps {
  /** Path without the base path. */
  readonly to: string;
  readonly children: ReactNode;
}

interface WithLink {
  /** Component for links inside of the site, on a page or in a feed. */
  readonly Link: ComponentType<LinkProps>;
}

const Row = ({Link, ...change}: ChangelogRow & WithLink): ReactNode => (
  <ChangeLine
    {...change}
    toLink={({href}, name) => (href === undefined ? name : <Link to={href}>{name}</Link>)}
  />
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

/** The changes of some operations. A single change of a whole operation continues the line of its name. */
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
