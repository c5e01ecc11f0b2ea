import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler, LoadContext, RouteConfig} from '@docusaurus/types';

/** The lists that Docusaurus generates for its client, which every page loads. */
const ROUTES = 'routes.js';
const CHUNK_NAMES = 'routesChunkNames.json';

/** Folder of the shorter route lists, below that of generated files. */
const OWN = 'client-routes';

const MARK = 'isShownByParent';

/**
 * Marks a route whose page the component of its parent shows by its address alone. The router of the client tells an
 * address with `.html` from one without by its route: such a page keeps its own.
 */
export const toShownByParent = (route: RouteConfig): RouteConfig =>
  route.path.endsWith('.html') ? route : {...route, [MARK]: true};

/** A marked route as Docusaurus writes it. */
const MARKED = new RegExp(
  String.raw`^ *\{\s+path: '.*',\s+component: ComponentCreator\('(?<path>.*)', '(?<hash>\w+)'\),\s+exact: true,\s+${MARK}: true\s+\},?\n`,
  'gm',
);

export interface ClientLists {
  /** JavaScript. */
  readonly routes: string;
  /** The scripts of each route, by its path and its hash. */
  readonly chunkNames: Readonly<Record<string, unknown>>;
}

/**
 * The lists without the routes that are marked.
 *
 * @throws Error where a marked route is written otherwise than Docusaurus 3.10 writes it
 */
export function leaveOutRoutes({routes, chunkNames}: ClientLists): ClientLists {
  const found = [...routes.matchAll(MARKED)].map(({groups}) => groups ?? {});
  const keys = new Set(
    found.map(({path: at = '', hash = ''}) => `${at.replaceAll("\\'", "'")}-${hash}`),
  );
  const left = routes.replace(MARKED, '');
  if (left.includes(MARK)) throw new Error('Docusaurus writes its list of routes in another way');
  return {
    routes: left,
    chunkNames: Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key))),
  };
}

const read = (dir: string, name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');

/** Writes a file only if it changes, because the bundler rebuilds touched files. */
function write(dir: string, name: string, text: string): void {
  const file = path.join(dir, name);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * Replaces Docusaurus' generated route lists by lists without marked routes: each API page would cost every page
 * of the site 25 bytes. Code in Node.js, including the rendering of pages, still sees all routes.
 */
export function listFewerRoutes(
  {generatedFilesDir}: LoadContext,
  {NormalModuleReplacementPlugin}: CurrentBundler['instance'],
) {
  const own = path.join(generatedFilesDir, OWN);
  const {routes, chunkNames} = leaveOutRoutes({
    routes: read(generatedFilesDir, ROUTES),
    chunkNames: JSON.parse(read(generatedFilesDir, CHUNK_NAMES)) as ClientLists['chunkNames'],
  });
  write(own, ROUTES, routes);
  write(own, CHUNK_NAMES, JSON.stringify(chunkNames));
  return [
    new NormalModuleReplacementPlugin(/^@generated\/routes$/, path.join(own, ROUTES)),
    new NormalModuleReplacementPlugin(
      /^@generated\/routesChunkNames$/,
      path.join(own, CHUNK_NAMES),
    ),
  ];
}
