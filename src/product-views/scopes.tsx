import type {ReactNode} from 'react';

import {isHolder, scopes} from '../product/access';
import {userTypes} from '../product/user-types';

import Table from './Table';

/** What each scope of the Ciso API allows, and which user types can hold it. */
export function ScopeAccess(): ReactNode {
  return (
    <Table
      label="Scopes of the Ciso API, and the user types that can hold them"
      className="stacked"
      head={['Scope', 'What it allows', ...userTypes.map(({id}) => id)]}
      rows={Object.entries(scopes).map(([scope, {allows, ...meaning}]) => [
        <code key={scope}>{scope}</code>,
        allows,
        ...userTypes.map(({id}) => (isHolder(id, meaning) ? 'yes' : '–')),
      ])}
    />
  );
}
