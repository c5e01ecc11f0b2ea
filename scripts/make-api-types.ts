import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {type Api, toOpenApi31} from '@openapi-portal/openapi-model';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import {readDefinitions} from '../src/product/read-schemas';

import {installTool} from './install-packages.mjs';
import {narrowTypes} from './narrow-types';
import {siteDir} from './site';

const TOOL = 'openapi-typescript';

/** Returns the header comment of a types file, for readers who have only that file. */
function describe({info}: JsonObject): string {
  const {title = '', version = ''} = isJsonObject(info) ? info : {};
  return `// ${String(title)} ${String(version)} as TypeScript types.
// Source: openapi.yaml, beside this file on the portal. Made by ${TOOL}, do not edit.
// In each error, \`type\` has the values that the contract shows: testing it narrows the problem.
`;
}

function makeTypes(document: JsonObject, options: JsonObject = {}): string {
  installTool(TOOL);
  return execFileSync(process.execPath, ['make-types.mjs'], {
    cwd: path.join(siteDir, 'tools', TOOL),
    input: JSON.stringify({document, options}),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}

/** Generates the types of the product model, one for each schema in `src/product/schemas/`. */
function makeModelTypes(): string {
  const schemas = JSON.stringify(readDefinitions()).replaceAll('#/$defs/', '#/components/schemas/');
  const document = {
    openapi: '3.1.0',
    info: {title: 'Product model', version: '1'},
    components: {schemas: JSON.parse(schemas) as JsonObject},
  };
  const types = makeTypes(document, {
    arrayLength: true,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return `// Made of the schemas beside this file by \`npm run api:types\`, do not edit.\n\n${types}`;
}

/** Generates the TypeScript types of an API's contract. Installs the tool if it is missing. */
export async function makeApiTypes({
  contract,
  reading,
}: Pick<Api, 'contract' | 'reading'>): Promise<string> {
  const read = await readContract(path.join(siteDir, contract), reading, siteDir);
  const document = toOpenApi31(read) as JsonObject;
  return `${describe(document)}\n${makeTypes(narrowTypes(document))}`;
}

/** A file of generated types. `file` and `source` are paths relative to the site. */
interface TypeFile {
  readonly file: string;
  readonly source: string;
  readonly types: string;
}

/** Generates all files of types: for the APIs that publish types, and for the product model. */
export async function makeTypeFiles(apis: readonly Api[]): Promise<readonly TypeFile[]> {
  const files: TypeFile[] = [
    {file: 'src/product/model-types.d.ts', source: 'src/product/schemas', types: makeModelTypes()},
  ];
  for (const api of apis)
    if (api.types !== undefined)
      files.push({file: api.types, source: api.contract, types: await makeApiTypes(api)});
  return files;
}
