import type {ReactNode} from 'react';

import type {KnownField} from '../error-responses';
import {toFragment} from '../anchors';
import type {SharedHeader} from '../shared-errors';

/** Lists response headers that the page describes with the errors, as links to their descriptions. */
export const SharedHeaders = ({parts}: {parts: readonly SharedHeader[]}): ReactNode =>
  parts.length > 0 && (
    <ul className="api-shared">
      {parts.map(({name, href, anchor}) => (
        <li key={href} id={anchor}>
          <a href={href}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  );

export const KnownFields = ({fields}: {fields: readonly KnownField[]}): ReactNode =>
  fields.map(({name, anchor, shownAt}, index) => (
    <span key={name} id={anchor === shownAt ? undefined : anchor}>
      {index > 0 && ', '}
      <a href={toFragment(shownAt)}>
        <code>{name}</code>
      </a>
    </span>
  ));
