import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {bundle} from 'lightningcss';

import {STATIC_DIR} from '../files/folders';

/** The styles that pages of an API have besides. */
const API_STYLES = path.join(__dirname, '../reference/styles/index.css');
const NAME = 'api-reference';

/**
 * Writes the styles of API pages where they are served as they are: pages of prose load none of them.
 * The name of the file changes with its content, so that readers may keep it.
 *
 * @returns its address below the base path of the site
 */
export function writeApiStylesheet(siteDir: string): string {
  const {code} = bundle({filename: API_STYLES, minify: true});
  const hash = crypto.createHash('sha256').update(code).digest('hex').slice(0, 8);
  const folder = path.join(siteDir, STATIC_DIR, NAME);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${hash}.css`), code);
  return `${NAME}/${hash}.css`;
}
