import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {createJiti, type Jiti} from 'jiti';

import type {Parts} from '../reference/theme-parts';

type BuildApi = typeof import('./build-api');

/** What builds pages as it is now, with the parts by which a site shadows those of our theme. */
export type Renderer = Pick<BuildApi, 'buildApi'> & {readonly parts: Parts};

interface Edition {
  readonly changedAt: number;
  readonly renderer: Promise<Renderer>;
}

const editions = new Map<string, Edition>();

/** What renders pages: folders of this package, and of a site. */
const FOLDERS = ['contract', 'reference', 'samples', 'theme'];
const toFolders = (siteDir: string): readonly string[] => [
  ...FOLDERS.map((name) => path.join(__dirname, '..', name)),
  path.join(siteDir, 'src/theme'),
];

/** Milliseconds since the epoch at which a file of the folder was last changed; 0 where there is none. */
function findFolderChange(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return Math.max(0, ...files.map((file) => fs.statSync(path.join(folder, file)).mtimeMs));
}

/** Milliseconds since the epoch at which what renders pages was last changed. */
export const findRendererChange = (siteDir: string): number =>
  Math.max(...toFolders(siteDir).map(findFolderChange));

/**
 * React decides when it is first loaded whether it checks what it renders; the checks of its
 * development edition triple the time, and an author waits for it.
 */
function loadReact(siteDir: string): void {
  const {NODE_ENV} = process.env;
  const require = createRequire(path.join(siteDir, 'package.json'));
  process.env.NODE_ENV = 'production';
  try {
    ['react', 'react/jsx-runtime', 'react-dom/server'].forEach((name) => void require(name));
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Our parts, or a site's own of the same name; none where that wants a bundler, as CSS does. */
async function readParts(siteDir: string, themeParts: Parts, loader: Jiti): Promise<Parts> {
  const parts = Object.entries(themeParts).map(async ([name, part]) => {
    const shadow = loader.esmResolve(path.join(siteDir, 'src/theme', name), {try: true});
    if (shadow === undefined) return [name, part] as const;
    const own = loader.import<typeof part>(shadow, {default: true}).catch(() => undefined);
    return [name, await own] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function readAfresh(siteDir: string): Promise<Renderer> {
  loadReact(siteDir);
  const loader = createJiti(path.join(siteDir, 'package.json'), {
    alias: {'@site': siteDir, '@theme-original': path.join(__dirname, '../theme')},
    fsCache: path.join(siteDir, 'node_modules/.cache/jiti'),
    jsx: {runtime: 'automatic'},
    moduleCache: false,
  });
  const {buildApi, themeParts} = await loader.import<BuildApi>(
    path.join(__dirname, 'build-api.ts'),
  );
  return {buildApi, parts: await readParts(siteDir, themeParts, loader)};
}

/**
 * What builds pages as it is now: its components are TSX, which Docusaurus' own loader of plugins does not
 * read, and the dev server wants every change of them.
 */
export function readRenderer(siteDir: string): Promise<Renderer> {
  const changedAt = findRendererChange(siteDir);
  const known = editions.get(siteDir);
  if (known?.changedAt === changedAt) return known.renderer;
  const edition = {changedAt, renderer: readAfresh(siteDir)};
  editions.set(siteDir, edition);
  return edition.renderer;
}
