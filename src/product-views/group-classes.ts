import type {ModuleGroupId} from '../product/modules';

/** Whole names: what cleans the stylesheet reads them here. */
export const groupClasses = {
  have: 'module-have',
  hurt: 'module-hurt',
  do: 'module-do',
} as const satisfies Readonly<Record<ModuleGroupId, string>>;
