import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {renderMermaidSVG} from 'beautiful-mermaid';

interface Library {
  readonly renderMermaidSVG: typeof renderMermaidSVG;
}

const NAME = 'beautiful-mermaid';

let loaded: Library | undefined;

/**
 * What draws, loaded with the first diagram of a site: laying out takes a library of 1.6 MB. Its manifest lets `import` alone
 * find it, and a check cannot wait for that, so that it is required by its file.
 */
export function loadLibrary(): Library {
  if (loaded !== undefined) return loaded;
  const load = createRequire(__filename);
  const folders = (load.resolve.paths(NAME) ?? []).map((folder) => path.join(folder, NAME));
  const folder = folders.find((candidate) => fs.existsSync(candidate));
  if (folder === undefined) throw new Error(`${NAME} is not installed`);
  loaded = load(path.join(folder, 'dist/index.js')) as Library;
  return loaded;
}
