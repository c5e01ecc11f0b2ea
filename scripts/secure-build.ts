import fs from 'node:fs';
import path from 'node:path';

import {readBaseUrl, readHeaders} from '../config/headers';
import {formatHeadersFile, HEADERS_FILE} from '../config/headers-file';

import {addIntegrityToPages} from './add-integrity';

/**
 * The last step of a build, when nothing in its pages changes any more: they say what is in their scripts and
 * stylesheets, and `_headers` says what hosts send with them.
 *
 * @param dir absolute path of the build
 */
export async function secureBuild(dir: string): Promise<void> {
  await addIntegrityToPages(dir, readBaseUrl(dir));
  fs.writeFileSync(path.join(dir, HEADERS_FILE), formatHeadersFile(readHeaders(dir)));
}
