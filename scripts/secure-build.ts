import fs from 'node:fs';
import path from 'node:path';

import {readBaseUrl, readHeaders} from '../config/headers';
import {formatHeadersFile, HEADERS_FILE} from '../config/headers-file';
import {InlineScripts} from '../config/inline-scripts';
import {shareScript} from '../config/redirect-pages';
import {listPages} from '../config/list-pages';
import {addIntegrity, createDigests} from './add-integrity';

/** Matches stylesheets that React renders before the content of a page. */
const SERVED = /<link(?=[^>]* data-precedence=)[^>]*>/g;

const SHARED = /<link(?=[^>]* rel="?stylesheet)[^>]*>/;

/**
 * Moves the stylesheets of a page into its head, after the site-wide stylesheet. Browsers pause parsing at a stylesheet
 * in the body: https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
 */
export function hoistStyles(html: string): string {
  const served = html.match(SERVED) ?? [];
  const content = html.replace(SERVED, '');
  if (!SHARED.test(content)) return html;
  return content.replace(SHARED, (shared) => [shared, ...served].join(''));
}

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

/** Number of pages that are processed in parallel. */
const AT_ONCE = 16;

async function rewritePage(file: string, change: (html: string) => string): Promise<void> {
  const html = await fs.promises.readFile(file, 'utf8');
  const changed = change(html);
  if (changed !== html) await fs.promises.writeFile(file, changed);
}

/** Changes the HTML of all pages in a build. Unchanged pages are not written. */
export async function rewritePages(dir: string, change: (html: string) => string): Promise<void> {
  const pages = listPages(dir);
  for (let start = 0; start < pages.length; start += AT_ONCE)
    await Promise.all(
      pages.slice(start, start + AT_ONCE).map((page) => rewritePage(path.join(dir, page), change)),
    );
}

/** Prepares the pages for a strict Content-Security-Policy, as the last step of a build, and writes `_headers`. */
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
