import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '@openapi-portal/reports/usage-error';
import {valid} from 'semver';

/** Lists the names of the folders of packages. */
export const listPackages = (packages: string): readonly string[] =>
  fs
    .readdirSync(packages)
    .filter((folder) => fs.existsSync(path.join(packages, folder, 'package.json')));

const HEADING = /^## (\S+)/m;

/**
 * Returns the version of a release. All packages share one, because each depends on exactly that version of the others.
 *
 * @param packages absolute path of the folder that contains the packages
 * @param changelog absolute path of the changelog, whose first entry must describe the version
 * @throws UsageError that says what to change if packages or changelog differ
 */
export function readVersion(packages: string, changelog: string): string {
  const files = listPackages(packages).map((folder) => path.join(packages, folder, 'package.json'));
  const own = files.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string});
  const versions = new Set(own.map(({version}) => version));
  const [version = ''] = versions;
  if (versions.size !== 1)
    throw new UsageError(
      `The packages have several versions: ${[...versions].join(', ')}. Set one: npm run release -- --set-version <version>`,
    );
  const [, described] = HEADING.exec(fs.readFileSync(changelog, 'utf8')) ?? [];
  if (described !== version)
    throw new UsageError(
      `${changelog}: the first entry is ${described ?? 'missing'}, but the packages have version ${version}. Describe what changes for users under \`## ${version}\`.`,
    );
  return version;
}

const OWN = '@openapi-portal/';

/**
 * Sets the version of all packages, and of their dependencies on each other.
 *
 * @param packages absolute path of the folder that contains the packages
 * @throws UsageError unless it is a version
 */
export function setVersion(packages: string, version: string): void {
  if (valid(version) !== version)
    throw new UsageError(`--set-version must be a version such as 1.2.0, not "${version}".`);
  for (const folder of listPackages(packages)) {
    const file = path.join(packages, folder, 'package.json');
    const text = fs.readFileSync(file, 'utf8');
    const changed = text
      .replace(/^( {2}"version": )"[^"]+"/m, `$1"${version}"`)
      .replaceAll(new RegExp(`("${OWN}[\\w-]+": )"[^"]+"`, 'g'), `$1"${version}"`);
    fs.writeFileSync(file, changed);
  }
}
