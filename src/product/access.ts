import type {ModuleId} from './ids';
import type {UserTypeId} from './user-types';

export {accessReasons} from './access-reasons';

/** What somebody may do with the records in their record visibility, from nothing to everything. */
export const accessLevels = ['none', 'read', 'contribute', 'manage'] as const;

export type AccessLevel = (typeof accessLevels)[number];

/** What each level allows, as a sentence. */
export const levelMeanings: Readonly<Record<AccessLevel, string>> = {
  none: 'The module is hidden; links to its records show "not found".',
  read: 'Read the records that the user type may see.',
  contribute: 'Read, create, edit own or assigned records and submit them for review.',
  manage: 'Work on all records of the module, and approve, delete and configure.',
};

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

/** What a level means for one user type in one module, where that is less than the level says. */
export interface AccessNote {
  readonly area: ModuleId;
  readonly userType: UserTypeId;
  readonly note: string;
}

export const accessNotes: readonly AccessNote[] = [
  {
    area: 'compliance',
    userType: 'vendor',
    note: "Own questionnaires and the organisation's own evidence only.",
  },
  {
    area: 'compliance',
    userType: 'auditor',
    note: "Audit notes only: request evidence, accept or reject it, raise and re-test findings; never the company's records.",
  },
  {
    area: 'cve',
    userType: 'vendor',
    note: "States only whether the organisation's own products are affected.",
  },
  {
    area: 'news',
    userType: 'vendor',
    note: 'Items marked TLP:CLEAR, TLP:GREEN where the sender allows it, and those addressed to the organisation.',
  },
  {area: 'tasks', userType: 'outsource', note: 'Do or verify those that name them; create none.'},
  {
    area: 'tasks',
    userType: 'vendor',
    note: 'Do those addressed to the organisation; create and verify none.',
  },
  {area: 'university', userType: 'member', note: 'Take assigned courses.'},
  {area: 'university', userType: 'outsource', note: 'Take assigned courses.'},
];

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

/** The scopes of the Ciso API, each with the contract's words for what it allows. */
export const scopes = {
  'company.read': {area: 'company', level: 'read', allows: 'read the company profile'},
  'company.write': {area: 'company', level: 'manage', allows: 'update the company profile'},
  'users.read': {area: 'users', level: 'read', allows: 'read and list all users'},
  'users.write': {area: 'users', level: 'manage', allows: 'create, update and delete users'},
  profile: {
    area: 'profile',
    level: 'contribute',
    allows: 'read your own user record. To change it, this scope is deprecated since 1.2.0',
  },
  'profile.write': {
    area: 'profile',
    level: 'contribute',
    allows: 'change your own name, phone number, language and time zone',
  },
} as const satisfies Readonly<Record<string, ScopeMeaning & {readonly allows: string}>>;

/** Whether the access level of a user type is enough to hold a scope. */
export const isHolder = (userType: UserTypeId, {area, level}: ScopeMeaning): boolean =>
  isEnough(access[area][userType], level);
