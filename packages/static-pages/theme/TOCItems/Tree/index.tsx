import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import type {ReactNode} from 'react';

import {toNodes} from './heading';

/** The list of a page's contents: no HTML is made of text in a browser. */
export default function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Link to={`#${id}`} className={linkClassName ?? undefined}>
            {toNodes(value)}
          </Link>
          <TOCItemTree toc={children} {...{className, linkClassName}} isChild />
        </li>
      ))}
    </ul>
  );
}
