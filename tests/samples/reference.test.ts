import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {startValidation} from '@openapi-portal/schema-validation';
import {describe, it} from 'vitest';

import type {Json} from '@openapi-portal/openapi-model/inputs';
import {makeSamples, prepare, type SampleLanguage, toCurl} from '@openapi-portal/openapi-samples';
import {createSandboxServer} from '@openapi-portal/openapi-sandbox/server';
import {startLocally} from '@openapi-portal/reports/testing/server';
import {RUNNERS} from '@openapi-portal/openapi-samples/testing';
import {Renaming} from '../../src/sandbox/testing/renaming';

import {type Entry, listEntries, MODEL, type Printed} from './reference';
import {openSandbox} from '../../src/sandbox/testing/open-sandbox';

import {serveReference, SHOWN_TAG, TOKEN} from './serve-reference';

interface List {
  readonly items: readonly {readonly id: string}[];
}

const isList = (body: unknown): body is List =>
  typeof body === 'object' && body !== null && 'items' in body;

/**
 * Lists the differences between a printed body and the actual one. An actual list may have more items than the printed
 * one.
 */
function compareBodies(printed: unknown, found: unknown): readonly string[] {
  if (!isList(printed) || !isList(found))
    return [...new Renaming().compare(printed, found), ...new Renaming().compare(found, printed)];
  return printed.items.flatMap((item) =>
    compareBodies(
      item,
      found.items.find(({id}) => id === item.id),
    ),
  );
}

function validateBody(operationId: string, {status, mediaType = '', body}: Printed) {
  if (body === undefined) return [];
  const responses = MODEL.operations.find(({id}) => id === operationId)?.responses ?? {};
  const content = MODEL.responses[responses[String(status)] ?? -1]?.content[mediaType];
  return content === undefined
    ? [`no ${status} as ${mediaType}`]
    : startValidation(MODEL.responseDefs)(body as Json, content.schema).map(
        ({pointer, message}) => `${pointer} ${message}`,
      );
}

const listTexts = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).flatMap((member) => listTexts(member));

async function runAll(language: SampleLanguage, isShort: boolean) {
  const {entries, answered, bugs, close} = await serveReference();
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'reference-'));
  try {
    await fs.copyFile('openapi/ciso-api.d.ts', path.join(directory, 'openapi.d.ts'));
    await fs.symlink(path.resolve('node_modules'), path.join(directory, 'node_modules'));
    const programs = entries.map(({name, request, short}) => {
      const samples = makeSamples(isShort ? short : request);
      return {name, code: samples.find((one) => one.language === language)?.code ?? ''};
    });
    const ends = await RUNNERS[language].run(programs, directory, {TOKEN, ETAG: SHOWN_TAG});
    const results = entries.map((entry, index) => ({
      entry,
      end: ends[index],
      answers: answered.get(entry.name) ?? [],
    }));
    return {results, bugs};
  } finally {
    await close();
    await fs.rm(directory, {recursive: true});
  }
}

type Result = Awaited<ReturnType<typeof runAll>>['results'][number];

function toFound({entry: {name, operationId, printed}, end, answers}: Result) {
  const [answer] = answers;
  const output = end?.output ?? '';
  return {
    name,
    requests: answers.length,
    status: answer?.status,
    mediaType: answer?.mediaType,
    differences: compareBodies(printed.body, answer?.body),
    faults: answer === undefined ? [] : validateBody(operationId, answer),
    // The complete output, which is then part of the message of a failed assertion.
    failure: end?.failed === false ? '' : output,
    notShown: listTexts(answer?.body).filter((text) => !output.includes(text)),
  };
}

const toExpected = ({name, printed: {status, mediaType}}: Entry) => ({
  name,
  requests: 1,
  status,
  mediaType,
  differences: [],
  faults: [],
  failure: '',
  notShown: [],
});

/** Runs the curl samples of operations in one shell with one sandbox, and returns the status codes of the responses. */
async function runShell(operationIds: readonly string[]): Promise<readonly number[]> {
  const api = await openSandbox();
  const server = await startLocally(createSandboxServer(api, {log: () => undefined}));
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'reference-'));
  try {
    const entries = listEntries(() => `${server.origin}/v1`);
    const code = operationIds.map((id) => {
      const request = entries.find(({operationId}) => operationId === id)?.request;
      return request === undefined ? '' : toCurl(prepare(request));
    });
    const [end] = await RUNNERS.curl.run([{name: 'all', code: code.join('\n')}], directory, {
      TOKEN,
      ETAG: '',
    });
    return Array.from((end?.output ?? '').matchAll(/HTTP\/\S+ (\d+)/g), ([, status]) =>
      Number(status),
    );
  } finally {
    await server.close();
    await fs.rm(directory, {recursive: true});
  }
}

const RUNS = [false, true].flatMap((isShort) =>
  Object.entries(RUNNERS).map(([language, runner]) => {
    const canRun = runner.isHere();
    const kind = isShort ? 'short' : 'full';
    const title = canRun
      ? `${language}, ${kind}: get from the sandbox what the page prints, run by ${runner.runtime}`
      : `${language}, ${kind}: are only parsed, as ${runner.runtime} is missing`;
    return {language: language as SampleLanguage, canRun, title, isShort};
  }),
);

describe.concurrent('samples of the reference', () => {
  for (const {language, canRun, title, isShort} of RUNS) {
    it.skipIf(!canRun)(title, async ({expect}) => {
      const {results, bugs} = await runAll(language, isShort);
      expect(results.map(toFound)).toEqual(listEntries().map(toExpected));
      expect(bugs).toEqual([]);
    });
  }

  it.skipIf(!RUNNERS.curl.isHere())(
    'run from a read to an update and a deletion if they are copied one after the other into a shell',
    async ({expect}) => {
      expect(await runShell(['get-user-info', 'update-user-info', 'delete-user'])).toEqual([
        200, 200, 204,
      ]);
    },
  );

  it('exist for every operation and every example of a body', ({expect}) => {
    const entries = listEntries();
    expect(new Set(entries.map(({operationId}) => operationId))).toEqual(
      new Set(MODEL.operations.map(({id}) => id)),
    );
    expect(new Set(entries.map(({name}) => name)).size).toBe(entries.length);
  });
});
