import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler, LoadContext, RouteConfig} from '@docusaurus/types';

import {writeIfChanged} from '../../files/folders';

/** The route lists that Docusaurus generates for its client. Every page loads them. */
const ROUTES = 'routes.js';
const CHUNK_NAMES = 'routesChunkNames.json';

/** Folder of our shorter lists, within that of generated files. */
const OWN = 'client-routes';

const MARK = 'isShownByParent';

/** Marks a route whose page its parent shows by URL, except `.html`, which the router could not tell from `/a`. */
export const markShownByParent = (route: RouteConfig): RouteConfig =>
  route.path.endsWith('.html') ? route : {...route, [MARK]: true};

const MARKED = new RegExp(
  String.raw`^ *\{\s+path: '.*',\s+component: ComponentCreator\('(?<path>.*)', '(?<hash>\w+)'\),\s+exact: true,\s+${MARK}: true\s+\},?\n`,
  'gm',
);

export interface ClientLists {
  /** JavaScript. */
  readonly routes: string;
  /** The chunks of each route, keyed by its path and hash. */
  readonly chunkNames: Readonly<Record<string, unknown>>;
}

/**
 * Removes the marked routes from the lists.
 *
 * @throws Error if a marked route is not formatted as by Docusaurus 3.10
 */
export function removeMarkedRoutes({routes, chunkNames}: ClientLists): ClientLists {
  const found = [...routes.matchAll(MARKED)].map(({groups}) => groups ?? {});
  const keys = new Set(
    found.map(({path: at = '', hash = ''}) => `${at.replaceAll("\\'", "'")}-${hash}`),
  );
  const left = routes.replace(MARKED, '');
  if (left.includes(MARK)) throw new Error('Docusaurus has changed the format of its route list');
  return {
    routes: left,
    chunkNames: Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key))),
  };
}

const read = (dir: string, name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');

/**
 * Makes the client use route lists without marked routes. Each API page would add 25 bytes to every page of the site.
 * Code in Node.js, including the rendering of pages, uses the complete lists.
 */
export function omitMarkedRoutes(
  {generatedFilesDir}: LoadContext,
  {NormalModuleReplacementPlugin}: CurrentBundler['instance'],
) {
  const own = path.join(generatedFilesDir, OWN);
  const {routes, chunkNames} = removeMarkedRoutes({
    routes: read(generatedFilesDir, ROUTES),
    chunkNames: JSON.parse(read(generatedFilesDir, CHUNK_NAMES)) as ClientLists['chunkNames'],
  });
  writeIfChanged(path.join(own, ROUTES), routes);
  writeIfChanged(path.join(own, CHUNK_NAMES), JSON.stringify(chunkNames));
  return [
    new NormalModuleReplacementPlugin(/^@generated\/routes$/, path.join(own, ROUTES)),
    new NormalModuleReplacementPlugin(
      /^@generated\/routesChunkNames$/,
      path.join(own, CHUNK_NAMES),
    ),
  ];
}
