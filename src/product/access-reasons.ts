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
    ciso: 'Every asset, also to hand it to another owner or to delete an entry made in error.',
    member: 'All assets to read; they register new ones and edit those that they own.',
    outsource: 'Assets linked to their projects and tasks.',
    vendor: 'Assets that name their organisation as provider.',
    auditor: 'Assets in the scope of the engagement.',
  },
  bookmarks: {
    ciso: 'Their own bookmarks, and every shared one.',
    member: 'Their own bookmarks, and shared ones whose target they may read.',
    outsource: 'Their own bookmarks, and shared ones whose target they may read.',
  },
  company: {
    ciso: 'The profile with the risk appetite, and the directory of third parties.',
    member: 'The profile and the directory of third parties.',
    auditor: 'The profile and the directory of third parties.',
  },
  compliance: {
    ciso: 'All records; only a CISO adopts frameworks and closes or reopens assessments.',
    member:
      'All records to read; they edit their controls and findings, and create, answer or review assessments and evidence.',
    outsource: 'Evidence and answers for the work that is assigned to them.',
  },
  cve: {
    ciso: 'All exposures; only a CISO accepts one or changes the days behind the priorities.',
    member: 'All records to read; they work on exposures that name them as assignee.',
    outsource: 'Exposures of assets linked to their tasks, which they investigate, fix or re-test.',
    auditor: 'Exposures in the scope of the engagement.',
  },
  news: {
    ciso: 'Every item; only a CISO triages, publishes and dismisses.',
    member: 'Published items that are addressed to members.',
    outsource: 'Published items that are addressed to them and concern their assets or tasks.',
  },
  projects: {
    ciso: 'All projects; only a CISO approves, pauses, cancels or closes one.',
    member: 'All projects to read; they propose new ones and edit those that they lead.',
    outsource: 'Projects that name them, and those to which their tasks belong.',
    auditor: 'Projects in the scope of the engagement.',
  },
  reports: {
    ciso: 'All reports; only a CISO generates, approves and distributes one.',
    member: 'Reports that have been approved.',
    auditor: 'Approved reports in the scope of the engagement.',
  },
  risks: {
    ciso: 'All risks; only a CISO closes one, or accepts one that another person owns.',
    member: 'All risks to read; they write new ones and score and treat those that they own.',
    outsource: 'Risks linked to their projects and tasks.',
    auditor: 'Risks in the scope of the engagement, with approver and end date where accepted.',
  },
  tasks: {
    ciso: 'All tasks, also to reassign or cancel them and to verify those without a verifier.',
    member: 'All tasks to read; they create tasks, and do or verify those that name them.',
    outsource: 'Tasks that name them, which they do or verify.',
    vendor: 'Tasks addressed to their organisation, which they do and the customer verifies.',
    auditor: 'Tasks in the scope of the engagement, as proof of what was done.',
  },
  university: {
    ciso: 'All courses and enrolments; a CISO publishes courses, and takes some as well.',
    auditor: 'Courses and enrolments in the scope of the engagement.',
  },
};
