import {listById, type ModuleId} from './ids';

export type {ModuleId} from './ids';

/** The three questions by which the modules are grouped, in navigation and in pictures. */
export const moduleGroups = [
  {id: 'have', question: 'What do we have?'},
  {id: 'hurt', question: 'What could hurt us?'},
  {id: 'do', question: 'What do we do and prove?'},
] as const;

export type ModuleGroupId = (typeof moduleGroups)[number]['id'];

/** What one module passes on to another. */
export interface Feed {
  readonly to: ModuleId;
  /** What is passed on, in the few words that fit beside an arrow. */
  readonly what: string;
  /** Whether the example goes this way, from the advisory to the report. */
  readonly isExample?: true;
}

interface ModuleData {
  readonly name: string;
  readonly group: ModuleGroupId;
  /** The question that its page answers. */
  readonly question: string;
  /** What a person who looks for it wants to do, as a phrase. */
  readonly task: string;
  readonly related: readonly ModuleId[];
  /** The tag of its operations in the contract; a module without one has no API. */
  readonly apiTag?: string;
  readonly feeds?: readonly Feed[];
}

export interface Module extends ModuleData {
  readonly id: ModuleId;
}

export const modules: readonly Module[] = listById<ModuleId, ModuleData>({
  assets: {
    name: 'Assets',
    group: 'have',
    question: 'What do we have, and who answers for it?',
    task: 'record a system and who answers for it',
    related: ['company', 'cve', 'news', 'risks', 'tasks'],
    feeds: [
      {to: 'cve', what: 'affected products'},
      {to: 'risks', what: 'criticality'},
    ],
  },
  bookmarks: {
    name: 'Bookmarks',
    group: 'have',
    question: 'How do I get back to a record fast?',
    task: 'get back to a record quickly',
    related: ['assets', 'compliance', 'cve', 'projects', 'risks', 'tasks'],
  },
  company: {
    name: 'Company',
    group: 'have',
    question: 'Who are we, and which rules apply?',
    task: "see or change the organisation's profile and third parties",
    related: ['assets', 'compliance', 'reports', 'risks', 'tasks'],
    apiTag: 'Company',
    feeds: [
      {to: 'compliance', what: 'frameworks'},
      {to: 'risks', what: 'risk appetite'},
    ],
  },
  compliance: {
    name: 'Compliance',
    group: 'do',
    question: 'Which requirements apply to us, and can we prove that we meet them?',
    task: 'know which requirements apply and prove that you meet them',
    related: ['company', 'projects', 'reports', 'risks', 'tasks', 'university'],
    feeds: [
      {to: 'tasks', what: 'findings'},
      {to: 'projects', what: 'larger findings'},
      {to: 'reports', what: 'framework status'},
    ],
  },
  cve: {
    name: 'Vulnerability database',
    group: 'hurt',
    question: 'Does this CVE affect us, and how soon must we act?',
    task: 'find out whether a CVE affects you and how soon to act',
    related: ['assets', 'news', 'reports', 'risks', 'tasks'],
    feeds: [
      {to: 'tasks', what: 'remediation', isExample: true},
      {to: 'risks', what: 'exposure'},
    ],
  },
  news: {
    name: 'News',
    group: 'hurt',
    question: 'What has happened, and must I act?',
    task: 'learn of an advisory and decide whether to act',
    related: ['assets', 'cve', 'tasks'],
    feeds: [{to: 'cve', what: 'CVE IDs', isExample: true}],
  },
  projects: {
    name: 'Projects',
    group: 'do',
    question: 'How do larger improvements stay on track?',
    task: 'keep a larger improvement on track',
    related: ['compliance', 'reports', 'risks', 'tasks'],
    feeds: [{to: 'tasks', what: 'milestones'}],
  },
  reports: {
    name: 'Reports',
    group: 'do',
    question: 'What do I show the board or an auditor?',
    task: 'show the board or an auditor the current state',
    related: ['company', 'compliance', 'cve', 'projects', 'risks', 'tasks', 'university'],
  },
  risks: {
    name: 'Risks',
    group: 'hurt',
    question: 'What could hurt us, how badly, and what do we do about it?',
    task: 'describe what could hurt the company and decide about it',
    related: ['assets', 'company', 'compliance', 'cve', 'projects', 'reports', 'tasks'],
    feeds: [
      {to: 'projects', what: 'treatment'},
      {to: 'reports', what: 'residual scores', isExample: true},
    ],
  },
  tasks: {
    name: 'Tasks',
    group: 'do',
    question: 'What must I do, by when, and who checks it?',
    task: 'get one thing done by a date and have it checked',
    related: ['assets', 'company', 'compliance', 'cve', 'news', 'projects', 'reports', 'risks'],
    feeds: [
      {to: 'compliance', what: 'proof of work', isExample: true},
      {to: 'risks', what: 'verified results', isExample: true},
    ],
  },
  university: {
    name: 'University',
    group: 'do',
    question: 'Which courses must I take, and how is that proved?',
    task: 'learn, or prove that people have learned',
    related: ['compliance', 'reports'],
    feeds: [{to: 'compliance', what: 'training evidence'}],
  },
});

/** What one module hands to another. */
export interface Handover extends Feed {
  readonly from: ModuleId;
}

export const handovers: readonly Handover[] = modules.flatMap(({id, feeds = []}) =>
  feeds.map((feed) => ({from: id, ...feed})),
);

/** The page that shows all modules. */
export const MODULES_PAGE = '/docs/system-modules/';

export const toModulePage = (id: ModuleId): string => `${MODULES_PAGE}${id}`;
