import type {ModuleId} from '../product/ids';

/** Whole names: what cleans the stylesheet reads them here. Pages have them as `sidebar_class_name`. */
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
