import fs from 'node:fs';
import path from 'node:path';

import {listPages} from '../config/list-pages';

/** Matches the classic theme's sprite, which contains only the icon of links to other sites. */
const SPRITE = /<div hidden><svg><defs>\s*<symbol id="theme-svg-external-link"[^]*?<\/div>/;

const USE = 'href="#theme-svg-external-link"';

/**
 * Returns a function that removes the icon sprite from the HTML of a page, or changes nothing if any page of the build
 * uses the icon: readers arrive at that page from others without loading the sprite again.
 */
export function createSpriteRemover(dir: string): (html: string) => string {
  const isUsed = listPages(dir).some((page) =>
    fs.readFileSync(path.join(dir, page), 'utf8').includes(USE),
  );
  return isUsed ? (html) => html : (html) => html.replace(SPRITE, '');
}
