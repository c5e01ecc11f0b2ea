import type {ReactNode} from 'react';

import {type PageChange, toFragment} from '@openapi-portal/openapi-reference';
import {ChangeLine} from '@openapi-portal/openapi-releases/change-line';

interface Props {
  readonly changes: readonly PageChange[];
  readonly anchors: ReadonlySet<string>;
}

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
