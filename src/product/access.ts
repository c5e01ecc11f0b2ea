import type {UserTypeId} from './user-types';

/** What somebody may do with the records in their data scope, from nothing to everything. */
export const accessLevels = ['none', 'read', 'contribute', 'manage'] as const;

export type AccessLevel = (typeof accessLevels)[number];

type Row = Readonly<Record<UserTypeId, AccessLevel>>;

const toRow = (
  ciso: AccessLevel,
  member: AccessLevel,
  outsource: AccessLevel,
  vendor: AccessLevel,
  auditor: AccessLevel,
): Row => ({ciso, member, outsource, vendor, auditor});

/**
 * The access levels of the user types, in the order of `userTypes`: for each module, for the
 * administration of users, which is no module, and for a person's own profile.
 */
export const access = {
  assets: toRow('manage', 'contribute', 'read', 'read', 'read'),
  bookmarks: toRow('manage', 'contribute', 'contribute', 'none', 'none'),
  company: toRow('manage', 'read', 'none', 'none', 'read'),
  compliance: toRow('manage', 'contribute', 'contribute', 'contribute', 'contribute'),
  cve: toRow('manage', 'contribute', 'contribute', 'contribute', 'read'),
  news: toRow('manage', 'read', 'read', 'read', 'none'),
  projects: toRow('manage', 'contribute', 'read', 'none', 'read'),
  reports: toRow('manage', 'read', 'none', 'none', 'read'),
  risks: toRow('manage', 'contribute', 'read', 'none', 'read'),
  tasks: toRow('manage', 'contribute', 'contribute', 'contribute', 'read'),
  university: toRow('manage', 'contribute', 'contribute', 'none', 'read'),
  users: toRow('manage', 'read', 'none', 'none', 'read'),
  profile: toRow('contribute', 'contribute', 'contribute', 'contribute', 'contribute'),
} as const satisfies Readonly<Record<string, Row>>;

/** A module, the administration of users, or the own profile. */
export type Area = keyof typeof access;

/** Whether a level allows what another one does. */
export const isEnough = (level: AccessLevel, needed: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(needed);

/** What a scope of an API opens: an area, and the level that a user type needs there to hold it. */
export interface ScopeMeaning {
  readonly area: Area;
  readonly level: AccessLevel;
}

/** The scopes of the Ciso API. */
export const scopes = {
  'company.read': {area: 'company', level: 'read'},
  'company.write': {area: 'company', level: 'manage'},
  'users.read': {area: 'users', level: 'read'},
  'users.write': {area: 'users', level: 'manage'},
  profile: {area: 'profile', level: 'contribute'},
} as const satisfies Readonly<Record<string, ScopeMeaning>>;
