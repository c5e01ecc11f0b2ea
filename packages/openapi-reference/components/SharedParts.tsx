import {Fragment, type ReactNode} from 'react';

import type {SharedPart} from '../shared-errors';

/** The fields of a body by name, at the places where links to them lead. */
const FieldNames = ({fields}: Pick<SharedPart, 'fields'>): ReactNode =>
  fields.map(({name, anchor}, index) => (
    <Fragment key={anchor}>
      {index === 0 ? ': ' : ', '}
      <code id={anchor}>{name}</code>
    </Fragment>
  ));

/** What the page of the API describes, each with the statuses that send it. */
export const SharedParts = ({parts}: {parts: readonly SharedPart[]}): ReactNode =>
  parts.length > 0 && (
    <ul className="api-shared">
      {parts.map(({name, href, anchor, statuses, fields}) => (
        <li key={href} id={anchor}>
          <a href={href}>
            <code>{name}</code>
          </a>
          {statuses.length > 0 && (
            <span>
              {' with '}
              {statuses.join(', ')}
              <FieldNames fields={fields} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
