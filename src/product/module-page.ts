import type {ModuleId} from './ids';

/** The page that shows all modules. */
export const MODULES_PAGE = '/docs/system-modules/';

export const toModulePage = (id: ModuleId): string => `${MODULES_PAGE}${id}`;
