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

export const lifecycleIds = [
  'asset',
  'bookmark',
  'company',
  'requirement-result',
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

export type LifecycleId = (typeof lifecycleIds)[number];

export const applicationIds = ['cyberview', 'auditor', 'supplier', 'vendor'] as const;

export type ApplicationId = (typeof applicationIds)[number];
