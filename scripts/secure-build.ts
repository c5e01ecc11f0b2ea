import fs from 'node:fs';
import path from 'node:path';

import {readBaseUrl, readHeaders} from '../config/headers';
import {formatHeadersFile, HEADERS_FILE} from '../config/headers-file';

import {addIntegrity, createDigests} from './add-integrity';
import {hoistStyles} from './hoist-styles';
import {rewritePages} from './rewrite-pages';

/**
 * The last step of a build, when nothing else changes its pages: their stylesheets stand in the head, they say what is in
 * their scripts and stylesheets, and `_headers` says what hosts send with them.
 *
 * @param dir absolute path of the build
 */
export async function secureBuild(dir: string): Promise<void> {
  const findDigest = createDigests(dir, readBaseUrl(dir));
  await rewritePages(dir, (html) => addIntegrity(hoistStyles(html), findDigest));
  fs.writeFileSync(path.join(dir, HEADERS_FILE), formatHeadersFile(readHeaders(dir)));
}
