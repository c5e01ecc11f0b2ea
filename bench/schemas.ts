import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {type Cursor, openContract} from '@openapi-portal/openapi-model';
import {collectSchemas} from '@openapi-portal/openapi-model/inputs/build';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {asObject, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {startValidation} from '@openapi-portal/schema-validation';

import {UsageError} from '@openapi-portal/reports/usage-error';
import {formatTable, formatWhole} from './markdown-table';
import {readOptions} from './read-options';

/** Test files that are skipped: they require network access, other vocabularies, or validation of formats. */
export const LEFT_OUT = ['format.json', 'refRemote.json', 'vocabulary.json'];

/** URL under which the suite references the documents in `remotes`. */
const REMOTES = 'http://localhost:1234';

const USES = ['request', 'response'] as const;

/** A group of tests with the same schema, in the format of the suite. */
interface Group {
  readonly description: string;
  readonly schema: JsonValue;
  readonly tests: readonly {
    readonly description: string;
    readonly data: JsonValue;
    readonly valid: boolean;
  }[];
}

interface Count {
  readonly file: string;
  readonly tests: number;
  readonly failures: readonly string[];
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;

/** Returns the documents in `remotes` that a schema references, as components with an `$id`. */
function listRemotes(folder: string, schema: JsonValue): readonly (readonly [string, JsonValue])[] {
  const name = path.basename(folder);
  const dir = path.join(folder, '../../remotes', name);
  if (!fs.existsSync(dir)) return [];
  const text = JSON.stringify(schema);
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.json') && text.includes(file))
    .map((file) => {
      const $id = `${REMOTES}/${name}/${file}`;
      return [file.replace(/\W/g, '-'), {...asObject(readJson(path.join(dir, file))), $id}];
    });
}

/**
 * Creates a contract with the schema as a component. Its `$id` makes the schema a separate document, as in the suite.
 */
const toContract = (folder: string, schema: JsonValue) => ({
  openapi: '3.1.1',
  info: {title: 'Case', version: '1'},
  paths: {},
  components: {
    schemas: {
      ...Object.fromEntries(listRemotes(folder, schema)),
      Case: isJsonObject(schema) ? {$id: 'https://case.example/schema', ...schema} : schema,
    },
  },
});

/**
 * Writes a schema into a contract, and reads it from there.
 *
 * @param folder folder of the suite, whose remote documents are added to the contract
 * @param file path of the contract to write
 * @returns a cursor to an object whose member `schema` is the schema
 */
export async function readCase(schema: JsonValue, folder: string, file: string): Promise<Cursor> {
  fs.writeFileSync(file, JSON.stringify(toContract(folder, schema)));
  const contract = openContract(await readContract(file));
  return contract.with({schema: {$ref: '#/components/schemas/Case'}});
}

/** Validates the values of a group both as requests and as responses, and describes the wrong results. */
async function runGroup(group: Group, folder: string, file: string): Promise<readonly string[]> {
  const holder = await readCase(group.schema, folder, file);
  const validations = USES.map((use) => {
    const {collect, definitions} = collectSchemas(use);
    const {schema} = collect(holder);
    const accepts = (data: JsonValue) => startValidation(definitions)(data, schema).length === 0;
    return {use, accepts};
  });
  return group.tests.flatMap(({description, data, valid}) => {
    const failing = validations.filter(({accepts}) => accepts(data) !== valid);
    const uses = failing.map(({use}) => use).join(' and ');
    return failing.length === 0
      ? []
      : `${description}: ${valid ? 'refused' : 'accepted'} in a ${uses}`;
  });
}

async function runFile(folder: string, name: string, scratch: string): Promise<Count> {
  const groups = readJson(path.join(folder, name)) as readonly Group[];
  const failures: string[] = [];
  for (const group of groups) {
    const found = await runGroup(group, folder, path.join(scratch, 'case.json')).catch(
      (error: unknown) =>
        group.tests.map(
          ({description}) =>
            `${description}: ${(error as Error).message.trim().replace(/\s+/g, ' ')}`,
        ),
    );
    failures.push(...found.map((line) => `${name}: ${group.description}: ${line}`));
  }
  return {file: name, tests: groups.flatMap(({tests}) => tests).length, failures};
}

function listFiles(folder: string): readonly string[] {
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith('.json') && !LEFT_OUT.includes(name)).sort();
}

function formatCounts(counts: readonly Count[]): string {
  const sum = (isOf: (folder: string) => boolean) => {
    const own = counts.filter(({file}) => isOf(path.dirname(file)));
    const tests = own.reduce((total, count) => total + count.tests, 0);
    return {tests, failures: own.flatMap(({failures}) => failures)};
  };
  const sums = [...new Set(counts.map(({file}) => path.dirname(file)))].map((folder) => ({
    file: `all of ${folder === '.' ? 'the folder itself' : folder}`,
    ...sum((own) => own === folder),
  }));
  return formatTable<Count>(
    [
      {head: 'File', cell: ({file}) => file},
      {head: 'Tests', isNumber: true, cell: ({tests}) => formatWhole(tests)},
      {head: 'Failures', isNumber: true, cell: ({failures}) => formatWhole(failures.length)},
    ],
    [...counts, ...sums],
  );
}

/**
 * Runs JSON-Schema-Test-Suite for requests and responses. Prints the counts of each file and all failed tests.
 *
 * @throws UsageError unless the command line names one folder of the suite, such as `tests/draft2020-12`
 */
export async function runSchemaSuite(): Promise<void> {
  const [folder, ...others] = readOptions().files;
  if (folder === undefined || others.length > 0 || !fs.existsSync(folder))
    throw new UsageError(
      'Name a single folder of JSON-Schema-Test-Suite, such as tests/draft2020-12',
    );
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'schemas-'));
  const counts: Count[] = [];
  try {
    for (const name of listFiles(folder)) counts.push(await runFile(folder, name, scratch));
  } finally {
    fs.rmSync(scratch, {recursive: true});
  }
  const failures = counts.flatMap((count) => count.failures);
  console.log([formatCounts(counts), '', ...failures].join('\n'));
}
