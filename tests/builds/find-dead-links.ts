import fs from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';

import {ROOT_FILES} from '../../deploy/nginx-server';

/** Attributes that contain a URL. */
const ADDRESSES = ['action', 'href', 'poster', 'src'];

interface Page {
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly string[];
}

const listFiles = (dir: string, ends: RegExp): readonly string[] =>
  fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => ends.test(file));

function readPage(dir: string, file: string): Page {
  const ids = new Set<string>();
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes.id !== undefined) ids.add(attributes.id);
      addresses.push(...ADDRESSES.flatMap((name) => attributes[name] ?? []));
    },
  });
  parser.end(fs.readFileSync(path.join(dir, file), 'utf8'));
  return {file, ids, addresses};
}

/** Lists the site's URLs in stylesheets, Markdown, feeds and the sitemap, but only links, not URLs in prose. */
function readAddresses(dir: string, file: string, origin: string): readonly string[] {
  const text = fs.readFileSync(path.join(dir, file), 'utf8');
  const links = text.matchAll(new RegExp(`(?:\\]\\(|<loc>|")(${origin}/[^\\s<>)"'\`]*)`, 'g'));
  const ofStyles = file.endsWith('.css') ? text.matchAll(/url\(["']?(\/[^"')]+)/g) : [];
  return [...links, ...ofStyles].map(([, address = '']) => address);
}

/** Returns the file that a host would serve for a path. */
function findFile(dir: string, pathname: string): string | undefined {
  const name = decodeURIComponent(pathname);
  return [name, `${name}.html`, path.join(name, 'index.html')].find((file) =>
    fs.statSync(path.join(dir, file), {throwIfNoEntry: false})?.isFile(),
  );
}

/** Returns the path of a URL in a build; undefined if the URL is outside the site. */
function toSitePath(pathname: string, baseUrl: string): string | undefined {
  if (pathname.startsWith(baseUrl)) return pathname.slice(baseUrl.length);
  return new RegExp(ROOT_FILES).test(pathname) ? pathname.slice(1) : undefined;
}

/**
 * Finds the URLs in a build whose file or anchor does not exist, or that are outside the base path.
 *
 * @param dir path of the build
 * @param siteUrl URL of the site, with the base path and a trailing slash
 * @returns the dead URLs with the files that contain them, and the total number of URLs
 */
export function findDeadLinks(
  dir: string,
  siteUrl: string,
): {readonly dead: readonly string[]; readonly count: number} {
  const {origin, pathname: baseUrl} = new URL(siteUrl);
  const pages = new Map(
    listFiles(dir, /\.html$/).map((file) => [path.normalize(file), readPage(dir, file)]),
  );
  const others = listFiles(dir, /\.(?:css|md|txt|xml|webmanifest)$|api-catalog$/);
  const all = [
    ...[...pages.values()],
    ...others.map((file) => ({file, addresses: readAddresses(dir, file, origin)})),
  ].flatMap(({file, addresses}) => [...new Set(addresses)].map((address) => ({file, address})));

  const isDead = ({file, address}: {file: string; address: string}): boolean => {
    const url = new URL(address, new URL(file.replace(/index\.html$/, ''), siteUrl));
    if (url.origin !== origin) return false;
    const sitePath = toSitePath(url.pathname, baseUrl);
    const target = sitePath === undefined ? undefined : findFile(dir, sitePath);
    if (target === undefined) return true;
    const page = pages.get(path.normalize(target));
    const id = decodeURIComponent(url.hash.slice(1));
    return id !== '' && page !== undefined && !page.ids.has(id);
  };
  return {
    dead: all.filter(isDead).map(({file, address}) => `${file}: ${address}`),
    count: all.length,
  };
}
