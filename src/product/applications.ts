import product from '#product';

import {access} from './access';
import {type ModuleId, moduleIds} from './ids';
import type {ApplicationEntry} from './model-types';
import {type UserTypeId, userTypes} from './user-types';

export type {ApplicationId} from './model-types';

export interface Application extends ApplicationEntry {
  /** User types that sign in here. Each user type signs in to a single application. */
  readonly userTypes: readonly UserTypeId[];
  /** Modules that the application shows: those to which at least one of its user types has access. */
  readonly modules: readonly ModuleId[];
}

export const applications: readonly Application[] = product.applications.map((entry) => {
  const types = userTypes.filter(({application}) => application === entry.id).map(({id}) => id);
  const isOpen = (module: ModuleId): boolean => types.some((id) => access[module][id] !== 'none');
  return {...entry, userTypes: types, modules: moduleIds.filter(isOpen)};
});
