import type {ReactNode} from 'react';

import {type PageChange, toFragment} from '@openapi-portal/openapi-reference';
import {ChangeLine} from '@openapi-portal/openapi-releases/change-line';

interface Props {
  readonly changes: readonly PageChange[];
  /** The anchors that the page has. */
  readonly anchors: ReadonlySet<string>;
}

/** The changes on a page, one per line, with links to the changed elements. */
export const ChangeList = ({changes, anchors}: Props): ReactNode => (
  <ul className="api-changes">
    {changes.map((change, index) => (
      <li key={index}>
        <ChangeLine
          {...change}
          whole="This operation "
          toLink={(place, name) => {
            const anchor = place.anchors.find((one) => anchors.has(one));
            return anchor === undefined ? name : <a href={toFragment(anchor)}>{name}</a>;
          }}
        />
      </li>
    ))}
  </ul>
);
