import product from '#product';

import type {AccessLevel, NamedScope, UserTypeId} from './model-types';

export type {AccessLevel} from './model-types';

export const {
  areas: access,
  levels: levelMeanings,
  notes: accessNotes,
  reasons: accessReasons,
  scopes,
} = product.access;

/** The levels, from nothing to everything. */
export const accessLevels = Object.keys(levelMeanings) as readonly AccessLevel[];

/** A module, the administration of users, or the own profile. */
export type Area = keyof typeof access;

/** The area that a scope opens, and the level that a user type needs there to hold it. */
export type ScopeMeaning = Pick<NamedScope, 'area' | 'level'>;

/** Returns true if a level allows what another one does. */
export const isEnough = (level: AccessLevel, needed: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(needed);

/** Returns true if the access level of a user type is enough to hold a scope. */
export const isHolder = (userType: UserTypeId, {area, level}: ScopeMeaning): boolean =>
  isEnough(access[area][userType], level);
