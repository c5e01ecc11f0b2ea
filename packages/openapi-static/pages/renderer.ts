import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {createJiti, type Jiti, type ModuleCache} from 'jiti';

import type {Parts} from '../reference/theme-parts';

type BuildApi = typeof import('./build-api');

/** Loads a module by the absolute path of its file. */
type Load = <Module>(file: string) => Promise<Module>;

const THEME = path.join(__dirname, '../theme');

/** Folder, relative to a site, of the components that shadow those of our theme. */
const SHADOWS = 'src/theme';

/** What builds pages as it is now, with the parts by which a site shadows those of our theme. */
export type Renderer = Pick<BuildApi, 'buildApi'> & {readonly parts: Parts};

/** A renderer as its files were at a time. */
interface Edition {
  /** Absolute paths of the folders that it was loaded from, and of those that can shadow its parts. */
  readonly folders: Set<string>;
  /** Milliseconds since the epoch at which a file there was last changed. */
  changedAt: number;
  readonly renderer: Promise<Renderer>;
}

const editions = new Map<string, Edition>();

/** Milliseconds since the epoch at which a file in the folder was last changed; 0 where there is none. */
function findFolderChange(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  const entries = fs.readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile());
  return Math.max(0, ...entries.map(({name}) => fs.statSync(path.join(folder, name)).mtimeMs));
}

/** Absolute paths of the folders with what renders pages, as it was loaded; none before that. */
export const listRendererFolders = (siteDir: string): readonly string[] => [
  ...(editions.get(siteDir)?.folders ?? []),
];

/** Milliseconds since the epoch at which what renders pages was last changed; 0 before it was loaded. */
export const findRendererChange = (siteDir: string): number =>
  Math.max(0, ...listRendererFolders(siteDir).map(findFolderChange));

/**
 * React decides when it is first loaded whether it checks what it renders; the checks of its
 * development edition triple the time, and an author waits for it. Its two editions do not work together.
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

/** Our parts, or a site's own of the same name; none where that wants a bundler, as CSS does. */
async function readParts(siteDir: string, themeParts: Parts, loader: Jiti, load: Load) {
  const parts = Object.entries(themeParts).map(async ([name, part]) => {
    const shadow = loader.esmResolve(path.join(siteDir, SHADOWS, name), {try: true});
    if (shadow === undefined) return [name, part] as const;
    const own = load<{readonly default: typeof part}>(shadow).catch(() => undefined);
    return [name, (await own)?.default] as const;
  });
  return Object.fromEntries(await Promise.all(parts)) satisfies Parts;
}

/** @param loaded takes in each module that is loaded, by its file */
async function readAfresh(siteDir: string, loaded: ModuleCache): Promise<Renderer> {
  loadReact(siteDir);
  const loader = createJiti(path.join(siteDir, 'package.json'), {
    alias: {'@site': siteDir, '@theme-original': THEME},
    fsCache: path.join(siteDir, 'node_modules/.cache/jiti'),
    jsx: {runtime: 'automatic'},
    moduleCache: false,
  });
  const load = async <Module>(filename: string): Promise<Module> => {
    const source = fs.readFileSync(filename, 'utf8');
    return loader.evalModule(source, {filename, cache: loaded, async: true}) as Promise<Module>;
  };
  const {buildApi, themeParts} = await load<BuildApi>(path.join(__dirname, 'build-api.ts'));
  return {buildApi, parts: await readParts(siteDir, themeParts, loader, load)};
}

/** The folders of files that were loaded, and where a site can shadow those of our theme. */
const toFolders = (siteDir: string, files: readonly string[]): readonly string[] =>
  files
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`))
    .map((file) => path.dirname(file))
    .flatMap((folder) =>
      folder.startsWith(THEME)
        ? [folder, folder.replace(THEME, path.join(siteDir, SHADOWS))]
        : folder,
    );

/**
 * What builds pages as it is now: its components are TSX, which Docusaurus' own loader of plugins does not
 * read, and the dev server wants every change of them.
 */
export function readRenderer(siteDir: string): Promise<Renderer> {
  const known = editions.get(siteDir);
  const changedAt = findRendererChange(siteDir);
  if (known?.changedAt === changedAt) return known.renderer;
  const loaded: ModuleCache = {};
  const folders = new Set(known?.folders);
  const renderer = readAfresh(siteDir, loaded).finally(() => {
    const added = toFolders(siteDir, Object.keys(loaded)).filter((folder) => !folders.has(folder));
    added.forEach((folder) => folders.add(folder));
    edition.changedAt = Math.max(changedAt, ...added.map(findFolderChange));
  });
  const edition: Edition = {folders, changedAt, renderer};
  editions.set(siteDir, edition);
  return renderer;
}
