import fs from 'node:fs';
import path from 'node:path';

import type {Props} from '@docusaurus/types';
import {
  findOlderVersion,
  findPageFile,
  listOlderVersions,
} from '@openapi-portal/static-pages/built-pages';
import {decodeText} from '@openapi-portal/reports/text';

import {trimPath} from './addresses';
import type {MachineReadableOptions} from './options';
import type {BuiltSite} from './site';

const LINK = /\shref="?(?<href>[^\s">]+#[^\s">]+)/g;

/** Lists the targets of the links on a page, such as `docs/api#errors`. */
const findTargets = (html: string, baseUrl: string): readonly string[] =>
  Array.from(html.matchAll(LINK), ({groups}) => groups?.href ?? '')
    .filter((href) => href.startsWith(baseUrl))
    .map((href) => {
      const [at = '', hash = ''] = href.slice(baseUrl.length).split('#');
      return `${trimPath(at)}#${decodeText(hash)}`;
    });

/** Reads the link targets of a page. Returns undefined for a redirect, which has no `<main>`. */
function readTargets(file: string, baseUrl: string): readonly string[] | undefined {
  const html = fs.readFileSync(file, 'utf8');
  return html.includes('<main') ? findTargets(html, baseUrl) : undefined;
}

/** Collects the pages of a build and the targets of all links between pages. */
export function readSite(
  {siteDir, outDir, baseUrl, routes, routesPaths, siteConfig}: Props,
  {leaveOut, thirdParty}: MachineReadableOptions,
): BuiltSite {
  const {url, title, titleDelimiter} = siteConfig;
  const files = new Map<string, string>();
  const targets = new Set<string>();
  const paths = routesPaths
    .filter((route) => route.startsWith(baseUrl) && !route.endsWith('.html'))
    .map((route) => trimPath(route.slice(baseUrl.length)))
    .sort();
  // Pages are read one at a time, because all pages of a large site do not fit into memory.
  for (const at of paths) {
    const file = findPageFile(outDir, at);
    const own = file === undefined ? undefined : readTargets(path.join(outDir, file), baseUrl);
    if (file === undefined || own === undefined) continue;
    files.set(at, file);
    own.forEach((target) => targets.add(target));
  }
  return {
    address: new URL(baseUrl, url).href,
    baseUrl,
    outDir,
    siteDir,
    titleEnd: ` ${titleDelimiter} ${title}`,
    versions: listOlderVersions(routes, baseUrl).map((version) => {
      const first = [...files.keys()].find((at) => findOlderVersion(at, [version]));
      return {...version, first: first ?? version.path};
    }),
    files,
    targets,
    leaveOut,
    thirdParty: thirdParty.map(trimPath),
  };
}
