import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {type Api, toOpenApi31} from '@openapi-portal/openapi-model';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import {installTool} from './install-packages.mjs';
import {narrowTypes} from './narrow-types';
import {siteDir} from './site';

const TOOL = 'openapi-typescript';

/** Writes the head of the file, for readers who only have this file. */
function describe({info}: JsonObject): string {
  const {title = '', version = ''} = isJsonObject(info) ? info : {};
  return `// ${String(title)} ${String(version)} as TypeScript types.
// Source: openapi.yaml, beside this file on the portal. Made by ${TOOL}, do not edit.
// In each error, \`type\` has the values that the contract shows: testing it narrows the problem.
`;
}

/** The contract of an API as TypeScript types, after the tool that makes them is installed. */
export async function makeApiTypes({
  contract,
  reading,
}: Pick<Api, 'contract' | 'reading'>): Promise<string> {
  installTool(TOOL);
  const read = await readContract(path.join(siteDir, contract), reading, siteDir);
  const document = toOpenApi31(read) as JsonObject;
  const narrowed = narrowTypes(document);
  const types = execFileSync(process.execPath, ['make-types.mjs'], {
    cwd: path.join(siteDir, 'tools', TOOL),
    input: JSON.stringify(narrowed),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return `${describe(document)}\n${types}`;
}
