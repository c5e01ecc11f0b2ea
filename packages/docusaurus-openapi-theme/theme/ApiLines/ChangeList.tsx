import type {ReactNode} from 'react';

import {type PageChange, toFragment} from '@openapi-portal/openapi-reference';
import {ChangeRow} from '@openapi-portal/openapi-reference/components';

/** What stands between the locations of a change and its text, which continues a sentence about one. */
const SEPARATORS = ['This operation ', ' '];

interface Props {
  readonly changes: readonly PageChange[];
  /** The anchors that the page has. */
  readonly anchors: ReadonlySet<string>;
}

/** What changed on a page, a line each; what is on the page is linked. */
export const ChangeList = ({changes, anchors}: Props): ReactNode => (
  <ul className="api-changes">
    {changes.map(({locations, ...change}, index) => (
      <li key={index}>
        <ChangeRow
          {...change}
          locations={locations.map(({anchors: own, ...location}) => {
            const anchor = own.find((one) => anchors.has(one));
            return {...location, href: anchor === undefined ? undefined : toFragment(anchor)};
          })}
          separator={SEPARATORS[locations.length] ?? ': '}
        />
      </li>
    ))}
  </ul>
);
