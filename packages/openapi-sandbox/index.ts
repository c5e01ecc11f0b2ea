import {writeJson} from '@openapi-portal/reports/json';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import type {Api} from '@openapi-portal/openapi-model';
import {toPagesFolder} from '@openapi-portal/openapi-model/files';

import {buildSandboxModel} from './model/build-model';

/**
 * Returns the path of the sandbox model of an API, from the site's root. Pages know their folder, not the API's
 * id.
 */
const toModelPath = (api: Pick<Api, 'route' | 'folder'>): string =>
  `api-sandbox/${toPagesFolder(api)}.json`;

/** The file that the sandbox of an API is made from, as a form of its contract. */
export const sandboxFile = {
  toPath: toModelPath,
  make: (document: unknown): string => writeJson(buildSandboxModel(document)),
};

/** The components of this package, as the sources that a bundler reads. */
const THEME = path.join(
  path.dirname(require.resolve('@openapi-portal/openapi-sandbox/package.json')),
  'theme',
);

/** Adds a sandbox to the console of every API: a server in the page that answers by the contract. */
export default function sandbox(): Plugin {
  return {name: 'sandbox', getThemePath: () => THEME};
}
