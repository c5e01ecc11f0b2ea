import type {FindIsland} from './find-island';
import type {RenderedIsland} from '@openapi-portal/static-pages/client';

import '@openapi-portal/openapi-reference/overview.css';
import '@openapi-portal/openapi-reference/styles.css';

/** The result of the bundler's `require.context`. */
interface Context {
  (name: string): RenderedIsland;
  readonly keys: () => readonly string[];
}

declare const require: {
  readonly context: (folder: string, isDeep: boolean, names: RegExp) => Context;
};

/** The islands as modules, so that the dev server updates a page when its island changes. */
const islands = require.context('@site/.docusaurus/islands', true, /\.json$/);

export const findIsland: FindIsland = (name) =>
  islands.keys().includes(`./${name}.json`) ? islands(`./${name}.json`) : undefined;
