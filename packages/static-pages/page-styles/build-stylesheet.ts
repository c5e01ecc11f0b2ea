import fs from 'node:fs';
import path from 'node:path';

import {bundle} from 'lightningcss';

import {toHashedName} from '../built-pages/hashed-name';
import {STATIC_DIR} from '../files/folders';

const FOLDER = 'styles';

/**
 * Bundles the styles of one kind of page into a static file, because Docusaurus puts all imported styles into one
 * file for every page.
 *
 * @param source the stylesheet, whose imports are included
 * @param name prefix of the file name, before a hash of the content
 * @returns URL without the site's base path; empty in the dev server, whose bundle contains the styles
 */
export function buildStylesheet(siteDir: string, source: string, name: string): string {
  if (process.env.NODE_ENV !== 'production') return '';
  const {code} = bundle({filename: source, minify: true});
  const file = `${FOLDER}/${toHashedName(name, 'css', code)}`;
  const folder = path.join(siteDir, STATIC_DIR, FOLDER);
  fs.mkdirSync(folder, {recursive: true});
  fs.readdirSync(folder)
    .filter((other) => other.startsWith(`${name}.`))
    .forEach((other) => fs.rmSync(path.join(folder, other)));
  fs.writeFileSync(path.join(siteDir, STATIC_DIR, file), code);
  return file;
}
