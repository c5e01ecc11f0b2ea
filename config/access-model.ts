import type {AccessModel, Scope} from '@openapi-portal/checked-prose';

import {isHolder, type ScopeMeaning, scopes} from '../src/product/access';
import {userTypes} from '../src/product/user-types';

const toScope = (meaning: ScopeMeaning): Scope => ({
  area: meaning.area,
  level: meaning.level,
  isForReading: meaning.level === 'read',
  userTypes: userTypes.map(({id}) => id).filter((id) => isHolder(id, meaning)),
});

/** The product's access levels. The build compares the scopes of contracts with these. */
export const accessModel: AccessModel = {
  file: 'src/product/data/access.yaml',
  userTypes: userTypes.map(({id}) => id),
  scopes: Object.fromEntries(
    Object.entries(scopes).map(([scope, meaning]) => [scope, toScope(meaning)]),
  ),
};
