import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {createApiPages} from '@openapi-portal/docusaurus-openapi';
import {lintContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {readPublishable} from '@openapi-portal/openapi-model/reading';
import {compareContracts} from '@openapi-portal/openapi-releases';
import {
  buildAddress,
  buildInitialForm,
  buildRequest,
  findIssues,
} from '@openapi-portal/openapi-requests';
import {createSandbox} from '@openapi-portal/openapi-sandbox/engine';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {startValidation} from '@openapi-portal/schema-validation';
import {parseFragment} from 'parse5';
import {parse} from 'yaml';

import {findMarkup, listNodes} from '../find-markup';

import {type Mutation, readMutations} from './make-contract';

// Child process of the fuzz test. Builds the contract of each received seed as a site would, and sends back the faults.

const CANARY = 'what this machine keeps to itself';

const FILE = 'openapi/contract.yaml';

const ENTRY = {specPath: FILE, outputDir: 'docs-api/A'};

/** A site configuration that contains the completed options of the plugin. */
const toContext = (config: object) => ({
  siteDir,
  siteConfig: {
    presets: [],
    plugins: [
      [
        'docusaurus-plugin-openapi-docs',
        {id: 'openapi', docsPlugin: 'docs', docsPluginId: 'api', config},
      ],
      ['docs', {id: 'api', path: 'docs-api', routeBasePath: 'docs/API'}],
    ],
  },
});

/** Matches files that a build may create in the folder of a site. */
const WRITTEN =
  /^(\.cache|\.docusaurus|docs-api|openapi|node_modules|package\.json|redocly\.yaml)$/;

/** Matches errors that are meant for the author of a contract. */
const REPORT = /^(ProblemsError|UnrenderableError|ContractErrors?)$/;

/** Matches internal errors of the JavaScript engine or a library, which no report may contain. */
const STACK = /call stack|Invalid URL|is not a function|Cannot read prop|not iterable|\n\s+at /;

const [, , folder = ''] = process.argv;

const mutate = readMutations(folder);

const outside = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'fuzz-'));

const siteDir = path.join(outside, 'site');

/** Creates a site next to a file that the contract must not be able to read. */
function writeSite(): void {
  fs.mkdirSync(path.join(siteDir, 'openapi'), {recursive: true});
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{}');
  const plugin = path.resolve('openapi/style-guide/index.cjs');
  fs.writeFileSync(
    path.join(siteDir, 'redocly.yaml'),
    `extends: [minimal]\nplugins: [${plugin}]\n`,
  );
  fs.writeFileSync(path.join(outside, 'outside.md'), CANARY);
  fs.symlinkSync('../../outside.md', path.join(siteDir, 'openapi/link.md'));
}

type Built = Awaited<ReturnType<ReturnType<typeof createApiPages>['generated'][number]['build']>>;

async function generate(): Promise<Built> {
  const pages = createApiPages({
    siteDir,
    baseUrl: '/',
    prose: [{dir: 'docs-api', route: '/docs/API'}],
  });
  const config = await pages.complete({A: ENTRY});
  const [api] = pages.generated;
  if (api === undefined) throw new Error('No API');
  await api.generate();
  await pages.writeRest(toContext(config) as unknown as LoadContext, 'api');
  await api.listRemarks();
  return api.build();
}

/** Sends the initial request of each console to a sandbox. */
async function tryConsoles({published, models}: Built): Promise<readonly string[]> {
  const faults: string[] = [];
  const model = buildSandboxModel(published);
  const sandbox = createSandbox(model, {report: (bug) => faults.push(bug)});
  for (const one of models.values()) {
    const form = buildInitialForm(one);
    findIssues(one, form, startValidation);
    const {body, headers} = buildRequest(one, form, 'http://localhost', []);
    const address = buildAddress(one, form, 'http://localhost');
    const sent = headers.filter(([name, value]) => /^[\w-]+ [ -~]*$/.test(`${name} ${value}`));
    const init = {method: one.method, body: body ?? null, headers: Object.fromEntries(sent)};
    // `Request` rejects methods, URLs and bodies that a browser would reject too.
    const request = (() => {
      try {
        return new Request(address, init);
      } catch {
        return undefined;
      }
    })();
    const status = request === undefined ? 0 : (await sandbox.fetch(request)).status;
    if (status === 500) faults.push(`${one.method} ${address} is answered with 500`);
  }
  return faults;
}

/** Lists the files in a folder and its subfolders, without symbolic links. */
const listFiles = (dir: string): readonly string[] =>
  fs
    .readdirSync(dir, {withFileTypes: true})
    .filter((entry) => !entry.isSymbolicLink())
    .flatMap((entry) => {
      const name = path.join(dir, entry.name);
      return entry.isDirectory() ? listFiles(name) : [name];
    });

/** Returns true for a file name that is valid on every file system. */
const isPortable = (name: string): boolean =>
  /^[\p{L}\p{N}_.-]+$/u.test(name) && Buffer.byteLength(name) <= 255;

/**
 * Checks that a build wrote only into its own folders, and that its files are readable and contain nothing from
 * outside.
 */
function checkFiles(): readonly string[] {
  const strange = [
    ...fs.readdirSync(outside).filter((name) => !/^(site|outside\.md)$/.test(name)),
    ...fs.readdirSync(siteDir).filter((name) => !WRITTEN.test(name)),
  ];
  const faults = strange.map((name) => `writes ${name}`);
  for (const file of listFiles(siteDir).filter((name) => !name.includes(`${siteDir}/openapi/`))) {
    const text = fs.readFileSync(file, 'utf8');
    if (text.includes(CANARY)) faults.push(`leaks into ${file}`);
    if (!isPortable(path.basename(file))) faults.push(`writes a file named ${file}`);
    try {
      if (file.endsWith('.json')) JSON.parse(text);
      if (file.endsWith('.yaml')) parse(text, {maxAliasCount: -1});
    } catch (error) {
      faults.push(`${file} cannot be read: ${String(error)}`);
    }
  }
  return faults;
}

/** Lists parse errors and executable code in the HTML of pages. */
function checkPages({pages}: Built): readonly string[] {
  return pages.flatMap(({id, html, plainHtml}) =>
    [html, plainHtml].flatMap((text) => {
      const errors: string[] = [];
      const options = {
        sourceCodeLocationInfo: true,
        onParseError: ({code, startOffset}: {code: string; startOffset: number}) =>
          void errors.push(`${code} at ${text.slice(startOffset - 60, startOffset + 20)}`),
      };
      const nodes = listNodes(parseFragment(text, options));
      return [...errors, ...findMarkup(text, nodes)].map((fault) => `page ${id}: ${fault}`);
    }),
  );
}

/** Runs a step. Errors other than reports for the author are recorded as faults. */
async function attempt<Value>(
  step: string,
  faults: string[],
  run: () => Value | Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await run();
  } catch (thrown) {
    const error = thrown as Error;
    const isReport = REPORT.test(error.constructor.name);
    if (!isReport || STACK.test(error.message)) faults.push(`${step}: ${error.stack ?? ''}`);
    return undefined;
  }
}

/** Lints, builds, calls and compares a contract, and lists all faults. */
async function tryContract({source, text}: Mutation): Promise<readonly string[]> {
  const faults: string[] = [];
  const file = path.join(siteDir, FILE);
  fs.writeFileSync(file, source);
  const former = await attempt('read', faults, () => readPublishable(file, undefined, siteDir));
  fs.writeFileSync(file, text);
  const found = await attempt('lint', faults, () => lintContracts([file], siteDir));
  for (const {line, file: where, message} of found ?? []) {
    if (!(line > 0) || where === '') faults.push(`lint: ${message} has no location`);
    if (STACK.test(message)) faults.push(`lint: ${message}`);
  }
  const built = await attempt('build', faults, generate);
  faults.push(...checkFiles());
  if (built === undefined) return faults;
  faults.push(...checkPages(built));
  faults.push(...((await attempt('console', faults, () => tryConsoles(built))) ?? []));
  await attempt('compare', faults, () => compareContracts(former, built.published));
  await attempt('compare', faults, () => compareContracts(built.published, former));
  return faults;
}

writeSite();
process.chdir(siteDir);
process.on('exit', () => fs.rmSync(outside, {recursive: true, force: true}));
process.on('message', (seed: number) => {
  const readMilliseconds = watchProcessor();
  void tryContract(mutate(seed)).then((faults) => {
    const isCounted = seed % 50 === 0;
    if (isCounted) globalThis.gc?.();
    const {heapUsed} = process.memoryUsage();
    const milliseconds = readMilliseconds();
    process.send?.({seed, faults, milliseconds, ...(isCounted && {heapUsed})});
  });
});
process.on('disconnect', () => process.exit());
