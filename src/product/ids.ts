/**
 * The names by which the parts of the model refer to each other. They stand apart from the data, so
 * that modules, entities and lifecycles can name one another without a cycle of types.
 */
export const moduleIds = [
  'assets',
  'bookmarks',
  'company',
  'compliance',
  'cve',
  'news',
  'projects',
  'reports',
  'risks',
  'tasks',
  'university',
] as const;

export type ModuleId = (typeof moduleIds)[number];

export const entityIds = [
  'asset',
  'bookmark',
  'company',
  'third-party',
  'framework',
  'requirement',
  'control',
  'assessment',
  'evidence',
  'finding',
  'vulnerability',
  'exposure',
  'news-item',
  'project',
  'report',
  'risk',
  'task',
  'course',
  'enrolment',
  'idea',
  'user',
] as const;

export type EntityId = (typeof entityIds)[number];

/** Each kind of record with states has a lifecycle of its name; of a requirement it is the result that has states. */
export type LifecycleId =
  | Exclude<EntityId, 'third-party' | 'framework' | 'requirement'>
  | 'requirement-result';

export const applicationIds = ['cyberview', 'auditor', 'supplier', 'vendor'] as const;

export type ApplicationId = (typeof applicationIds)[number];

/** What a kind of record is called by its id: `news-item` is a 'News item'. */
export const toName = (id: string): string =>
  id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Data that is keyed by its ids, as a list in the same order. */
export const listById = <Id extends string, Data extends object>(
  data: Readonly<Record<Id, Data>>,
): readonly (Data & {readonly id: Id})[] =>
  Object.entries<Data>(data).map(([id, each]) => ({...each, id: id as Id}));
