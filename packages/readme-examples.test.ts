import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import util from 'node:util';

import ts from 'typescript';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';

const siteDir = path.resolve(import.meta.dirname, '..');

/** A fenced code block of a README. */
interface Example {
  /** Location in the repository, such as `packages/mcp/README.md:6`. */
  readonly location: string;
  readonly language: string;
  readonly code: string;
}

const FENCE = /^(?<indent> *)```(?<language>\w+)\n(?<body>[^]*?)^\k<indent>```$/gm;

function readExamples(file: string): readonly Example[] {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return [...text.matchAll(FENCE)].map(({index, groups = {}}) => {
    const {indent = '', language = '', body = ''} = groups;
    const line = text.slice(0, index).split('\n').length;
    const code = body.replace(new RegExp(`^${indent}`, 'gm'), '');
    return {location: `${file}:${line}`, language, code};
  });
}

const examples = fs
  .readdirSync(path.join(siteDir, 'packages'))
  .map((name) => `packages/${name}/README.md`)
  .filter((file) => fs.existsSync(path.join(siteDir, file)))
  .flatMap(readExamples);

const select = (...languages: readonly string[]): readonly Example[] =>
  examples.filter(({language}) => languages.includes(language));

/** An example may be some options of a configuration, without the object around them. */
const FRAGMENT = /^\w+: /;

const complete = (code: string): string =>
  FRAGMENT.test(code)
    ? `import type {Config} from '@docusaurus/types';
import type {PresetOptions} from '@openapi-portal/preset';
export default {${code}} satisfies Partial<Config & PresetOptions>;`
    : code;

const toFile = ({location}: Example): string =>
  path.join(siteDir, `${location.replace('README.md:', 'example-')}.ts`);

/** Type-checks examples as files next to their READMEs, and returns the errors of each file. */
function checkTypes(list: readonly Example[]): ReadonlyMap<string, readonly string[]> {
  const sources = new Map(list.map((example) => [toFile(example), complete(example.code)]));
  const {config} = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (file) =>
    fs.readFileSync(file, 'utf8'),
  ) as {
    readonly config: {readonly compilerOptions: object};
  };
  const {options} = ts.convertCompilerOptionsFromJson(config.compilerOptions, siteDir);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => sources.has(path.normalize(file)) || disk.fileExists(file),
    readFile: (file) => sources.get(path.normalize(file)) ?? disk.readFile(file),
    getSourceFile: (file, version) => {
      const text = sources.get(path.normalize(file));
      return text === undefined
        ? disk.getSourceFile(file, version)
        : ts.createSourceFile(file, text, version);
    },
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return new Map(
    [...sources.keys()].map((file) => {
      const source = program.getSourceFile(file);
      const found = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      return [
        file,
        found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      ];
    }),
  );
}

const CONTRACT = `openapi: 3.1.0
info: {title: Petstore, version: 1.0.0}
servers: [{url: http://localhost/v1}]
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get:
      operationId: get-pet
      responses:
        '200':
          description: The pet.
          content:
            application/json:
              schema: {type: object, properties: {name: {type: string}}}
              example: {name: Luna}
`;

/** Expected output: comments after \`console.log(…);\`, on its line or the next ones. */
const OUTPUT = /console\.log\(.*\);(?<same> \/\/ .*)?\n(?<next>(?:\/\/ .*\n)*)/g;

const toLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const readOutput = (code: string): readonly string[] =>
  [...code.matchAll(OUTPUT)].flatMap(({groups = {}}) =>
    toLines(`${groups.same ?? ''}\n${groups.next ?? ''}`).map((line) => line.slice(3).trim()),
  );

/** Runs an example in a folder with the contract `openapi/petstore.yaml`, and returns the printed lines. */
async function run({code}: Example): Promise<readonly string[]> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'example-'));
  fs.mkdirSync(path.join(dir, 'openapi'));
  fs.writeFileSync(path.join(dir, 'openapi/petstore.yaml'), CONTRACT);
  const file = path.join(siteDir, '.cache', `${path.basename(dir)}.ts`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, code);
  vi.spyOn(process, 'cwd').mockReturnValue(dir);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await import(pathToFileURL(file).href);
    return log.mock.calls.flatMap((values) => toLines(util.format(...values)));
  } finally {
    fs.rmSync(file);
    fs.rmSync(dir, {recursive: true});
  }
}

afterEach(() => vi.restoreAllMocks());

describe('an example in the README of a package', () => {
  const programs = select('ts', 'tsx', 'js');
  const printing = programs.filter(({code}) => readOutput(code).length > 0);

  it('uses only names and options that exist', () => {
    const errors = checkTypes(programs);
    const found = programs.flatMap((example) =>
      (errors.get(toFile(example)) ?? []).map((error) => `${example.location}  ${error}`),
    );
    expect(found).toEqual([]);
  });

  it.each(printing)('prints the output in its comments: $location', async (example) => {
    expect(await run(example)).toEqual(readOutput(example.code));
  });

  it.each(select('json'))('is valid JSON: $location', ({code}) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow();
  });

  it.each(select('yaml'))('is valid YAML: $location', ({code}) => {
    expect(() => parse(code) as unknown).not.toThrow();
  });
});
