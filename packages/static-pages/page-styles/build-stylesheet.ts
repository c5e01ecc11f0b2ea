import fs from 'node:fs';
import path from 'node:path';

import {bundle} from 'lightningcss';

import {toHashedName} from '../built-pages/hashed-name';
import {STATIC_DIR} from '../files/folders';

/** Where they are served, below the base path of the site. */
const FOLDER = 'styles';

/**
 * Writes the styles of one kind of page where they are served as they are: other pages load none of them,
 * whereas Docusaurus puts all that is imported into one file. The name of the file changes with its content,
 * so that readers may keep it.
 *
 * @param source the stylesheet, whose imports become part of it
 * @param name begins the file's name
 * @returns its address below the base path of the site; empty in the dev server, whose bundle has the styles
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
