import type {Node} from '@babel/types';

import type {ConfigFile} from './config-file';

/** An API of the site, as the preset will have it. */
export interface MigratedApi {
  readonly id: string;
  /** Source text of its options, such as `specPath: 'openapi/shop.yaml'`. */
  readonly options: readonly string[];
  /** Current address of its pages, without slashes at both ends; undefined if this command cannot tell. */
  readonly route: string | undefined;
  /** True if each operation has a page below that address, named by its id. */
  readonly hasPages: boolean;
  /** Names of the operations whose pages keep the end of their address. */
  readonly operations?: readonly string[];
  /** Current addresses of its other pages, each with its new path below the API; '' is the page of the API. */
  readonly others?: (readonly [from: string, to: string])[];
}

/** The changes of a migration. Nothing is written until the plan is complete. */
export interface Plan {
  readonly config: ConfigFile;
  readonly siteDir: string;
  readonly apis: MigratedApi[];
  /** Routes that docs instances or page folders keep. The preset would hide the pages below if it used them. */
  readonly usedRoutes: string[];
  /** Files that the migration removes, relative to the site. */
  readonly removed: string[];
  /** New contents of files, by path relative to the site. */
  readonly written: Map<string, string>;
  readonly changes: string[];
  /** Steps that remain for people, with file and line. */
  readonly manualSteps: string[];
  /** Reasons to change nothing, with file and line. */
  readonly blockers: string[];
}

export const addChange = (plan: Plan, node: Node, text: string): void =>
  void plan.changes.push(`${plan.config.at(node)}: ${text}`);
