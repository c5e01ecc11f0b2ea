import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * The folder of the compiled files of a package that a site has installed.
 *
 * @param siteDir absolute path
 */
export function findPackageFolder(siteDir: string, name: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return path.dirname(require.resolve(name));
}
