import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {Parts} from '@openapi-portal/openapi-reference';
import {ProblemsError} from '@openapi-portal/reports';
import {createJiti, type ModuleCache} from 'jiti';

type Pages = typeof import('./pages');

/** Node's own `require`, which loads the compiled modules of packages. */
const load = createRequire(__filename);

/** Folder of our theme's components. Importing the package would load the Docusaurus bundler into each thread. */
const THEME_FOLDER = path.join(
  path.dirname(load.resolve('@openapi-portal/docusaurus-openapi-theme/package.json')),
  'theme',
);

/** Folder of a site's swizzled components, relative to the site. */
const SHADOWS = 'src/theme';

/** Suffixes that Docusaurus accepts after the name of a component. */
const ENDS = ['/index', ''].flatMap((file) =>
  ['tsx', 'ts', 'jsx', 'js'].map((end) => `${file}.${end}`),
);

const INSTALLED = `${path.sep}node_modules${path.sep}`;

export type Renderer = Pick<Pages, 'buildApi' | 'renderShare'> & {readonly parts: Parts};

interface Edition {
  /** Absolute paths of the folders of loaded modules, and of those in which a site can swizzle components. */
  readonly folders: Set<string>;
  /** Latest modification time of a file in these folders, in milliseconds since 1970. */
  changedAt: number;
  readonly renderer: Promise<Renderer>;
}

const editions = new Map<string, Edition>();

function findFolderChange(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  const entries = fs.readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = [folder, ...entries.map(({name}) => path.join(folder, name))];
  return Math.max(...paths.map((one) => fs.statSync(one).mtimeMs));
}

/** Lists the absolute paths of the folders that the renderer was loaded from; none before that. */
export const listRendererFolders = (siteDir: string): readonly string[] => [
  ...(editions.get(siteDir)?.folders ?? []),
];

/** Returns the time of the latest change to the renderer, in milliseconds since 1970; 0 before it is loaded. */
export const findRendererChange = (siteDir: string): number =>
  Math.max(0, ...listRendererFolders(siteDir).map(findFolderChange));

/**
 * Loads the production build of React, even in the dev server: the checks of the development build triple the
 * rendering time. React chooses the build when it is first loaded, and the two builds cannot be mixed.
 */
function loadReact(siteDir: string): void {
  const {NODE_ENV} = process.env;
  const require = createRequire(path.join(siteDir, 'package.json'));
  if (require.resolve('react') in require.cache) return;
  process.env.NODE_ENV = 'production';
  try {
    ['react', 'react/jsx-runtime', 'react-dom/server'].forEach((name) => void require(name));
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Lists a loaded module and all modules that it imports, except those in node_modules. */
function listModules(file: string, found = new Set<string>()): ReadonlySet<string> {
  const known = load.cache[file];
  if (known === undefined || found.has(file) || file.includes(INSTALLED)) return found;
  found.add(file);
  known.children.forEach(({filename}) => listModules(filename, found));
  return found;
}

function loadPages(): Pages {
  const entry = load.resolve('@openapi-portal/docusaurus-openapi/pages');
  for (const file of listModules(entry)) delete load.cache[file];
  return load(entry) as Pages;
}

/** Creates a loader for the site's swizzled components, which are TSX and may import ours. */
function createShadows(siteDir: string, loaded: ModuleCache) {
  const loader = createJiti(path.join(siteDir, 'package.json'), {
    alias: {'@site': siteDir, '@theme-original': THEME_FOLDER},
    fsCache: path.join(siteDir, 'node_modules/.cache/jiti'),
    jsx: {runtime: 'automatic'},
    moduleCache: false,
  });
  return {
    find: (name: string) =>
      ENDS.map((end) => path.join(siteDir, SHADOWS, name + end)).find((file) =>
        fs.existsSync(file),
      ),
    load: async (filename: string): Promise<unknown> => {
      const source = await fs.promises.readFile(filename, 'utf8');
      return loader.evalModule(source, {filename, cache: loaded, async: true});
    },
  };
}

/** @throws ProblemsError if the component cannot be loaded, for example because it imports styles */
async function readShadow<Part>(
  siteDir: string,
  file: string,
  shadows: ReturnType<typeof createShadows>,
): Promise<Part> {
  try {
    return ((await shadows.load(file)) as {readonly default: Part}).default;
  } catch (error) {
    const message = `The component cannot be rendered: ${(error as Error).message}`;
    const fix = 'import only code, and move its styles to a stylesheet of the site';
    const problem = {file, line: 1, column: 1, message, fix};
    throw new ProblemsError('the components of the site', [problem], siteDir);
  }
}

async function readParts(siteDir: string, themeParts: Parts, loaded: ModuleCache) {
  const shadows = createShadows(siteDir, loaded);
  const parts = Object.entries(themeParts).map(async ([name, part]) => {
    const shadow = shadows.find(name);
    if (shadow === undefined) return [name, part] as const;
    return [name, await readShadow<typeof part>(siteDir, shadow, shadows)] as const;
  });
  return Object.fromEntries(await Promise.all(parts)) satisfies Parts;
}

/** @param loaded receives the loaded modules of the site, by file */
async function readAfresh(siteDir: string, loaded: ModuleCache): Promise<Renderer> {
  loadReact(siteDir);
  const {buildApi, renderShare, themeParts} = loadPages();
  return {buildApi, renderShare, parts: await readParts(siteDir, themeParts, loaded)};
}

function findFolders(siteDir: string, loaded: ModuleCache): readonly string[] {
  const entry = load.resolve('@openapi-portal/docusaurus-openapi/pages');
  const own = Object.keys(loaded).filter((file) => !file.includes(INSTALLED));
  const names = Object.keys((load(entry) as Pages).themeParts);
  return [
    ...[...listModules(entry), ...own].map((file) => path.dirname(file)),
    ...names.map((name) => path.join(siteDir, SHADOWS, name)),
  ];
}

/** Returns a site's renderer. Loads it again in the dev server after changes to it or to swizzled components. */
export function readRenderer(siteDir: string): Promise<Renderer> {
  const known = editions.get(siteDir);
  const changedAt = findRendererChange(siteDir);
  if (known?.changedAt === changedAt) return known.renderer;
  const loaded: ModuleCache = {};
  const folders = new Set(known?.folders);
  const renderer = readAfresh(siteDir, loaded).finally(() => {
    const added = findFolders(siteDir, loaded).filter((folder) => !folders.has(folder));
    added.forEach((folder) => folders.add(folder));
    edition.changedAt = Math.max(changedAt, ...added.map(findFolderChange));
  });
  const edition: Edition = {folders, changedAt, renderer};
  editions.set(siteDir, edition);
  return renderer;
}
