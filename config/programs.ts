import path from 'node:path';

import type {Api} from '@openapi-portal/openapi-model';
import {readPublished} from '@openapi-portal/openapi-model/files';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {createPublishedPrograms} from '@openapi-portal/published-programs';
import {STATIC_DIR} from '@openapi-portal/static-pages';

import {NAME} from './identity';
import {licences} from './licences';

interface Site {
  readonly url: string;
  readonly baseUrl: string;
}

/** Creates the plugin that bundles programs for download: the API sandbox and the MCP server. */
export const createPrograms = (siteDir: string, {url, baseUrl}: Site, apis: readonly Api[]) =>
  createPublishedPrograms(
    [
      {
        file: 'sandbox.mjs',
        entry: path.join(siteDir, 'scripts/programs/sandbox.ts'),
        readData: () => ({
          origin: new URL(url).origin,
          apis: apis.map(({id, route}) => {
            const {root} = readPublished(path.join(siteDir, STATIC_DIR), {route});
            return [id, buildSandboxModel(root)];
          }),
        }),
      },
      {
        file: 'mcp.mjs',
        entry: path.join(siteDir, 'scripts/programs/mcp.ts'),
        isReady: true,
        readData: () => ({
          name: NAME,
          baseUrl,
          isTrusted: true,
          apis: apis.map(({id, route, errorsPage}) => ({id, route, errorsPage})),
        }),
      },
    ],
    licences.known,
  );
