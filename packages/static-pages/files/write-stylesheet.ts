import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {bundle} from 'lightningcss';

/**
 * Writes the styles of one kind of page where they are served as they are: other pages load none of them,
 * whereas Docusaurus puts all that is imported into one file. The name of the file changes with its content,
 * so that readers may keep it.
 *
 * @param source the stylesheet, whose imports become part of it
 * @param folder a static directory of the site
 * @param name of the file's folder in it
 * @returns its address below the base path of the site
 */
export function writeStylesheet(source: string, folder: string, name: string): string {
  const {code} = bundle({filename: source, minify: true});
  const hash = crypto.createHash('sha256').update(code).digest('hex').slice(0, 8);
  const ownFolder = path.join(folder, name);
  fs.rmSync(ownFolder, {recursive: true, force: true});
  fs.mkdirSync(ownFolder, {recursive: true});
  fs.writeFileSync(path.join(ownFolder, `${hash}.css`), code);
  return `${name}/${hash}.css`;
}
