import type {EntityId, ModuleId} from '../product/ids';
import type {UserTypeId} from '../product/user-types';

/** Complete class names, because PurgeCSS looks for them in the source. Pages use them as `sidebar_class_name`. */
export const moduleIcons = {
  assets: 'icon-assets',
  bookmarks: 'icon-bookmarks',
  company: 'icon-company',
  compliance: 'icon-compliance',
  cve: 'icon-cve',
  news: 'icon-news',
  projects: 'icon-projects',
  reports: 'icon-reports',
  risks: 'icon-risks',
  tasks: 'icon-tasks',
  university: 'icon-university',
} as const satisfies Readonly<Record<ModuleId, string>>;

export const userTypeIcons = {
  ciso: 'icon-ciso',
  member: 'icon-member',
  outsource: 'icon-outsource',
  vendor: 'icon-vendor',
  auditor: 'icon-auditor',
} as const satisfies Readonly<Record<UserTypeId, string>>;

export const recordIcons = {
  asset: moduleIcons.assets,
  bookmark: moduleIcons.bookmarks,
  exposure: moduleIcons.cve,
  'news-item': moduleIcons.news,
  project: moduleIcons.projects,
  report: moduleIcons.reports,
  risk: moduleIcons.risks,
  task: moduleIcons.tasks,
  course: moduleIcons.university,
  enrolment: moduleIcons.university,
  control: 'icon-control',
  assessment: 'icon-assessment',
  evidence: 'icon-evidence',
  finding: 'icon-finding',
} as const satisfies Partial<Readonly<Record<EntityId, string>>>;
