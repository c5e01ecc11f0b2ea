import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {type Api, toOpenApi31} from '@openapi-portal/openapi-model';
import {readContract} from '@openapi-portal/openapi-model/reading';

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
