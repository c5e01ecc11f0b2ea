import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '@openapi-portal/reports/usage-error';

import {HEADERS_FILE} from '../config/headers-file';

import {findMediaType} from './media-types';
import {REDIRECTS_FILE} from './redirects-file';

/** Files that configure the host, and that readers cannot request. */
const FOR_HOSTS: readonly string[] = [HEADERS_FILE, REDIRECTS_FILE];

/**
 * Lists the files of a build that readers can request, sorted.
 *
 * @param dir absolute path of the build
 * @returns paths from the root of the build
 * @throws UsageError if there is no build, or if the media type of a file is unknown
 */
export function listSiteFiles(dir: string): readonly string[] {
  if (!fs.existsSync(dir))
    throw new UsageError(`There is no build in ${dir}. Run npm run build first.`);
  const files = fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !FOR_HOSTS.includes(file))
    .sort();
  const unknown = files.filter((file) => findMediaType(file) === undefined);
  if (unknown.length > 0) {
    throw new UsageError(
      `The media types of these files are unknown. Add them to deploy/media-types.ts:\n${unknown.map((file) => `  ${file}`).join('\n')}`,
    );
  }
  return files;
}
