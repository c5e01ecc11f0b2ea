import path from 'node:path';

import type {Api} from '@openapi-portal/openapi-model';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {createPublishedPrograms} from '@openapi-portal/published-programs';

import {NAME} from './identity';

/** The programs that readers download: the sandbox of the APIs, and the server of the Model Context Protocol. */
export const createPrograms = (siteDir: string, baseUrl: string, apis: readonly Api[]) =>
  createPublishedPrograms([
    {
      file: 'sandbox.mjs',
      entry: path.join(siteDir, 'scripts/programs/sandbox.ts'),
      readData: () =>
        Promise.all(
          apis.map(async ({id, contract, reading}) => {
            const document = await readContract(path.join(siteDir, contract), reading, siteDir);
            return [id, buildSandboxModel(document)];
          }),
        ),
    },
    {
      file: 'mcp.mjs',
      entry: path.join(siteDir, 'scripts/programs/mcp.ts'),
      readData: () =>
        Promise.resolve({
          name: NAME,
          baseUrl,
          apis: apis.map(({id, label, route}) => ({id, label, route})),
        }),
    },
  ]);
