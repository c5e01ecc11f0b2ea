import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {createJiti, type Jiti} from 'jiti';

type Reference = typeof import('../reference');

/** The public face of `reference/`, with the parts by which a site shadows those of its theme. */
export type Renderer = Reference & {readonly parts: Reference['themeParts']};

interface Edition {
  readonly changedAt: number;
  readonly renderer: Promise<Renderer>;
}

const editions = new Map<string, Edition>();

/** What renders pages: the package's own folders. */
const REFERENCE_DIR = path.join(__dirname, '../reference');
const THEME_DIR = path.join(__dirname, '../theme');
const toShadowDir = (siteDir: string): string => path.join(siteDir, 'src/theme');

/** Milliseconds since the epoch at which a file of the folder was last changed; 0 where there is none. */
function findFolderChange(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return Math.max(0, ...files.map((file) => fs.statSync(path.join(folder, file)).mtimeMs));
}

/** Milliseconds since the epoch at which what renders pages was last changed. */
export const findRendererChange = (siteDir: string): number =>
  Math.max(...[REFERENCE_DIR, THEME_DIR, toShadowDir(siteDir)].map(findFolderChange));

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

function createLoader(siteDir: string): Jiti {
  return createJiti(path.join(siteDir, 'package.json'), {
    alias: {'@site': siteDir, '@theme-original': THEME_DIR},
    fsCache: path.join(siteDir, 'node_modules/.cache/jiti'),
    jsx: {runtime: 'automatic'},
    moduleCache: false,
  });
}

const findShadow = (siteDir: string, name: string): string | undefined =>
  ['/index.tsx', '.tsx', '/index.jsx', '.jsx', '/index.js', '.js']
    .map((ending) => path.join(toShadowDir(siteDir), name + ending))
    .find((file) => fs.existsSync(file));

/** Our parts, or a site's own of the same name; none where that wants a bundler, as CSS does. */
async function readParts(
  siteDir: string,
  themeParts: Reference['themeParts'],
  loader: Jiti,
): Promise<Reference['themeParts']> {
  const parts = Object.entries(themeParts).map(async ([name, part]) => {
    const shadow = findShadow(siteDir, name);
    if (shadow === undefined) return [name, part] as const;
    const own = loader.import<typeof part>(shadow, {default: true}).catch(() => undefined);
    return [name, await own] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function readAfresh(siteDir: string): Promise<Renderer> {
  loadReact(siteDir);
  const loader = createLoader(siteDir);
  const file = path.join(REFERENCE_DIR, 'index.ts');
  const reference = await loader.import<Reference>(file);
  return {...reference, parts: await readParts(siteDir, reference.themeParts, loader)};
}

/**
 * The renderer of `reference/` as it is now: its components are TSX, which Docusaurus' own
 * loader of plugins does not read, and the dev server wants every change of them.
 */
export function readRenderer(siteDir: string): Promise<Renderer> {
  const changedAt = findRendererChange(siteDir);
  const known = editions.get(siteDir);
  if (known?.changedAt === changedAt) return known.renderer;
  const edition = {changedAt, renderer: readAfresh(siteDir)};
  editions.set(siteDir, edition);
  return edition.renderer;
}
