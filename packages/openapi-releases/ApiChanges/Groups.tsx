import {type ComponentType, Fragment, type ReactNode} from 'react';

import {ChangeLine} from '../change-line';

import {
  type ChangelogGroup,
  type ChangelogOperation,
  type ChangelogRow,
  isWhole,
} from './changelog';

interface LinkProps {
  /** URL path without the base path. */
  readonly to: string;
  readonly children: ReactNode;
}

interface WithLink {
  /** Component for internal links, which differ between the page and the feed. */
  readonly Link: ComponentType<LinkProps>;
}

const Row = ({Link, ...change}: ChangelogRow & WithLink): ReactNode => (
  <ChangeLine
    {...change}
    toLink={({href}, name) => (href === undefined ? name : <Link to={href}>{name}</Link>)}
  />
);

interface OperationProps extends ChangelogOperation, WithLink {
  /** True if the operation is named by method and path alone, because the group has several operations. */
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

/** Renders the changes of some operations. A single change of an operation is on the line of its name. */
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

export default function Groups({groups, Link}: Props): ReactNode {
  return (
    <ul>
      {groups.map((group) => (
        <Group key={toKey(group)} {...group} Link={Link} />
      ))}
    </ul>
  );
}
