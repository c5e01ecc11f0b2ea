import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {createJiti} from 'jiti';

/** What renders the pages of an API. */
export type Renderer = typeof import('../reference');

interface Edition {
  readonly changedAt: number;
  readonly renderer: Promise<Renderer>;
}

const editions = new Map<string, Edition>();

/** Milliseconds since the epoch at which a file of the folder was last changed. */
function findChange(folder: string): number {
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return Math.max(...files.map((file) => fs.statSync(path.join(folder, file)).mtimeMs));
}

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

function readAfresh(siteDir: string, folder: string): Promise<Renderer> {
  loadReact(siteDir);
  const jiti = createJiti(path.join(siteDir, 'package.json'), {
    fsCache: path.join(siteDir, 'node_modules/.cache/jiti'),
    jsx: {runtime: 'automatic'},
    moduleCache: false,
  });
  return jiti.import(path.join(folder, 'index.ts'));
}

/**
 * The renderer of `reference/` as it is now: its components are TSX, which Docusaurus' own
 * loader of plugins does not read, and the author mode wants every change of them.
 */
export function readRenderer(siteDir: string): Promise<Renderer> {
  const folder = path.join(__dirname, '../reference');
  const changedAt = findChange(folder);
  const known = editions.get(folder);
  if (known?.changedAt === changedAt) return known.renderer;
  const edition = {changedAt, renderer: readAfresh(siteDir, folder)};
  editions.set(folder, edition);
  return edition.renderer;
}
