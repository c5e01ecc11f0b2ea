import fs from 'node:fs';
import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';
import {findOlderVersion, listOlderVersions} from '@openapi-portal/static-pages/built-pages';

import {trimPath} from './addresses';
import type {BuiltSite} from './site';

interface SiteProps {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routes: readonly RouteConfig[];
  readonly routesPaths: readonly string[];
  readonly siteConfig: {
    readonly url: string;
    readonly title: string;
    readonly titleDelimiter: string;
  };
  readonly leaveOut: readonly string[];
}

/** The file of a page, by where Docusaurus puts it with and without `trailingSlash`. */
function findFile(outDir: string, at: string): string | undefined {
  const candidates = [path.join(at, 'index.html'), `${at}.html`];
  return candidates.find((file) => fs.existsSync(path.join(outDir, file)));
}

const LINK = /\shref="?(?<href>[^\s">]+#[^\s">]+)/g;

/** What the links of a page lead to on others, as `docs/api#errors`. */
const findTargets = (html: string, baseUrl: string): readonly string[] =>
  Array.from(html.matchAll(LINK), ({groups}) => groups?.href ?? '')
    .filter((href) => href.startsWith(baseUrl))
    .map((href) => {
      const [at = '', hash = ''] = href.slice(baseUrl.length).split('#');
      return `${trimPath(at)}#${decodeURIComponent(hash)}`;
    });

/** Reads which pages a build has, and to which of their anchors others link. */
export function readSite({
  siteDir,
  outDir,
  baseUrl,
  routes,
  routesPaths,
  siteConfig,
  leaveOut,
}: SiteProps): BuiltSite {
  const {url, title, titleDelimiter} = siteConfig;
  const found = routesPaths
    .filter((route) => route.startsWith(baseUrl) && !route.endsWith('.html'))
    .map((route) => trimPath(route.slice(baseUrl.length)))
    .map((at) => [at, findFile(outDir, at)] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined)
    .map(([at, file]) => [at, file, fs.readFileSync(path.join(outDir, file), 'utf8')] as const)
    .filter(([, , html]) => html.includes('<main'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    address: new URL(baseUrl, url).href,
    baseUrl,
    outDir,
    siteDir,
    titleEnd: ` ${titleDelimiter} ${title}`,
    versions: listOlderVersions(routes, baseUrl).map((version) => {
      const pages = found.map(([at]) => at).filter((at) => findOlderVersion(at, [version]));
      return {...version, first: pages[0] ?? version.path};
    }),
    files: new Map(found.map(([at, file]) => [at, file])),
    targets: new Set(found.flatMap(([, , html]) => findTargets(html, baseUrl))),
    leaveOut,
  };
}
