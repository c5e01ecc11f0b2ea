import fs from 'node:fs';
import path from 'node:path';

import type {Api} from '@openapi-portal/openapi-model';

/** A site that was built, and what is known of it. */
export interface BuiltSite {
  /** Absolute path of the build. */
  readonly buildDir: string;
  /** Where the site stands on its host, with slashes around. */
  readonly baseUrl: string;
  readonly apis: readonly Pick<Api, 'id' | 'label' | 'route'>[];
}

/** What every tool reads; what is missing in a build, it was made without. */
const NEEDED = ['index.html', 'index.md', 'search-index/manifest.json'];

/** @throws Error with the remedy where there is no whole build */
export function checkBuild({buildDir}: Pick<BuiltSite, 'buildDir'>): void {
  const missing = NEEDED.filter((file) => !fs.existsSync(path.join(buildDir, file)));
  if (missing.length === 0) return;
  const found = missing.length === NEEDED.length ? 'There is no build' : 'The build is not whole';
  throw new Error(`${found}: ${missing.join(', ')} is not in ${buildDir}. Run npm run build first`);
}
