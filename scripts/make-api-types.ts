import {execFileSync} from 'node:child_process';
import path from 'node:path';

import type {Api} from 'openapi-static/api';
import {readContract} from 'openapi-static/contract/read-contract';
import {toOpenApi31} from 'openapi-static/contract/to-open-api-31';

import {installTool} from './install-tool.mjs';
import {siteDir} from './site';

const TOOL = 'openapi-typescript';

/** The contract of an API as TypeScript types, after the tool that makes them is installed. */
export async function makeApiTypes({
  contract,
  reading,
}: Pick<Api, 'contract' | 'reading'>): Promise<string> {
  installTool(TOOL);
  const document = toOpenApi31(await readContract(path.join(siteDir, contract), reading, siteDir));
  const types = execFileSync(process.execPath, ['make-types.mjs'], {
    cwd: path.join(siteDir, 'tools', TOOL),
    input: JSON.stringify(document),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return `// Made from ${contract} by openapi-typescript: npm run api:types\n\n${types}`;
}
