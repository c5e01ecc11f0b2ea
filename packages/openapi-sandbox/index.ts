import {writeJson} from '@openapi-portal/reports/json';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import type {Api} from '@openapi-portal/openapi-model';
import {toPagesFolder} from '@openapi-portal/openapi-model/files';

import {buildSandboxModel} from './model/build-model';

/** Returns the path of an API's sandbox model. It contains the folder of the pages, which do not know the API's id. */
const toModelPath = (api: Pick<Api, 'route' | 'folder'>): string =>
  `api-sandbox/${toPagesFolder(api)}.json`;

/** The sandbox model of an API as a file that the build generates. */
export const sandboxFile = {
  toPath: toModelPath,
  make: (document: unknown): string => writeJson(buildSandboxModel(document)),
};

/** Folder of the theme components, as sources for the bundler. */
const THEME = path.join(
  path.dirname(require.resolve('@openapi-portal/openapi-sandbox/package.json')),
  'theme',
);

/** Adds an in-browser sandbox to the console of every API. */
export default function sandbox(): Plugin {
  return {name: 'sandbox', getThemePath: () => THEME};
}
