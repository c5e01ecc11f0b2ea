import type {ModuleId} from './ids';
import type {UserTypeId} from './user-types';

/**
 * Which records a level concerns for one user type in one module, and what it is good for there, as
 * a sentence. Where a level is narrowed, `accessNotes` says it instead.
 */
export const accessReasons: Readonly<
  Record<ModuleId, Readonly<Partial<Record<UserTypeId, string>>>>
> = {
  assets: {
    ciso: 'All, also to delete an entry made in error.',
    member: 'Read all, register new ones and edit their own.',
    outsource: 'Those linked to their projects and tasks.',
    vendor: 'Those that name their organisation as provider.',
    auditor: 'Those in the scope.',
  },
  bookmarks: {
    ciso: 'Their own, and every shared one.',
    member: 'Their own, and shared ones whose target they may read.',
    outsource: 'As a member.',
  },
  company: {
    ciso: 'The profile with the risk appetite, and the directory of third parties.',
    member: 'Profile and directory.',
    auditor: 'Profile and directory.',
  },
  compliance: {
    ciso: 'All; only a CISO adopts frameworks and closes or reopens assessments.',
    member:
      'Read all, edit their controls and findings, and create, answer or review assessments and evidence.',
    outsource: 'Evidence and answers for the work that is assigned to them.',
  },
  cve: {
    ciso: 'All; only a CISO accepts an exposure or changes the days behind the priorities.',
    member: 'Read all, work on exposures that name them as assignee.',
    outsource: 'Exposures of assets linked to their tasks: investigate, fix or re-test.',
    auditor: 'Those in the scope.',
  },
  news: {
    ciso: 'All; only a CISO triages, publishes and dismisses.',
    member: 'Published items that are addressed to members.',
    outsource: 'Published items that are addressed to them and concern their assets or tasks.',
  },
  projects: {
    ciso: 'All; only a CISO approves, pauses, cancels or closes one.',
    member: 'Read all, propose new ones and edit those that they lead.',
    outsource: 'Those that name them or to which their tasks belong.',
    auditor: 'Those in the scope.',
  },
  reports: {
    ciso: 'All; only a CISO generates, approves and distributes one.',
    member: 'Approved ones; a restricted one only as its recipient.',
    auditor: 'Approved ones in the scope of the engagement.',
  },
  risks: {
    ciso: 'All; only a CISO closes one, or accepts one that another person owns.',
    member: 'Read all, write new ones, score and treat their own.',
    outsource: 'Those linked to their projects and tasks.',
    auditor: 'Those in the scope.',
  },
  tasks: {
    ciso: 'All, also to reassign or cancel them and to verify those without a verifier.',
    member: 'Read all, create tasks, do or verify those that name them.',
    auditor: 'Those in the scope.',
  },
  university: {
    ciso: 'All; a CISO publishes courses, and takes some as well.',
    auditor: 'Those in the scope.',
  },
};
