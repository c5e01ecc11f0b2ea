import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import {Fragment, type ReactNode} from 'react';

import {toNodes} from './heading';

type Item = Props['toc'][number];

const toGroup = (item: Item): string | undefined =>
  'group' in item && typeof item.group === 'string' ? item.group : undefined;

/** Renders the table of contents without `innerHTML`, which Trusted Types restrict. */
export default function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map((item) => (
        <Fragment key={item.id}>
          {toGroup(item) !== undefined && <li className="contents-group">{toGroup(item)}</li>}
          <li>
            <Link to={`#${item.id}`} className={linkClassName ?? undefined}>
              {toNodes(item.value)}
            </Link>
            <TOCItemTree toc={item.children} {...{className, linkClassName}} isChild />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
