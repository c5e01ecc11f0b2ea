import fs from 'node:fs';
import path from 'node:path';

import {readBaseUrl, readHeaders} from '../config/headers';
import {formatHeadersFile, HEADERS_FILE} from '../config/headers-file';
import {InlineScripts} from '../config/inline-scripts';
import {shareScript} from '../config/redirect-pages';

import {addIntegrity, createDigests} from './add-integrity';
import {hoistStyles} from './hoist-styles';
import {createSpriteRemover} from './remove-sprite';
import {rewritePages} from './rewrite-pages';

/**
 * Prepares the pages for a strict Content-Security-Policy, as the last step of a build. Moves redirect scripts into a
 * shared file and stylesheets into the head, removes an unused icon, adds `integrity`, and writes `_headers`.
 */
export async function secureBuild(dir: string): Promise<void> {
  const baseUrl = readBaseUrl(dir);
  const findDigest = createDigests(dir, baseUrl);
  const removeSprite = createSpriteRemover(dir);
  const scripts = new InlineScripts();
  await rewritePages(dir, (html) => {
    const page = addIntegrity(hoistStyles(shareScript(removeSprite(html), baseUrl)), findDigest);
    scripts.add(page);
    return page;
  });
  const headers = readHeaders(dir, scripts.listHashes());
  fs.writeFileSync(path.join(dir, HEADERS_FILE), formatHeadersFile(headers));
}
