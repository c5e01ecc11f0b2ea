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

/** Access levels in ascending order. */
export const accessLevels = Object.keys(levelMeanings) as readonly AccessLevel[];

/** A module, user administration, or the user's own profile. */
export type Area = keyof typeof access;

/** The area of a scope, and the access level that a user type needs there to be granted the scope. */
export type ScopeMeaning = Pick<NamedScope, 'area' | 'level'>;

/** Returns true if an access level includes the needed level. */
export const isEnough = (level: AccessLevel, needed: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(needed);

export const isHolder = (userType: UserTypeId, {area, level}: ScopeMeaning): boolean =>
  isEnough(access[area][userType], level);
