import type {ReactNode} from 'react';

import type {KnownField} from '../error-answers';
import {toFragment} from '../anchors';
import type {SharedHeader} from '../shared-errors';

/** Headers that their page describes at its errors, by name. */
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

/** Fields that are described elsewhere on the page: each links there, and keeps its own anchor. */
export const KnownFields = ({fields}: {fields: readonly KnownField[]}): ReactNode =>
  fields.map(({name, anchor, shownAt}, index) => (
    <span key={name} id={anchor === shownAt ? undefined : anchor}>
      {index > 0 && ', '}
      <a href={toFragment(shownAt)}>
        <code>{name}</code>
      </a>
    </span>
  ));
