import path from 'node:path';

import {createJiti} from 'jiti';

/** The public face of `src/api-reference/`. */
export type Renderer = typeof import('../../src/api-reference');

/**
 * The renderer of `src/api-reference/`, read afresh: its components are TSX, which Docusaurus' own
 * loader of plugins does not read, and the author mode wants them as they are now.
 */
export function readRenderer(siteDir: string): Promise<Renderer> {
  const jiti = createJiti(path.join(siteDir, 'package.json'), {
    fsCache: path.join(siteDir, 'node_modules/.cache/jiti'),
    jsx: {runtime: 'automatic'},
    moduleCache: false,
  });
  return jiti.import(path.join(siteDir, 'src/api-reference/index.ts'));
}
