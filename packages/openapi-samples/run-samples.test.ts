import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {toCurl} from './languages/curl';
import {makeSamples, type SampleLanguage} from './languages';
import {prepare} from './prepare';
import {type Case, FILES, toRequest} from './testing/case';
import {CASES} from './testing/cases';
import {toActual, toExpected, toExpectedEnd} from './testing/expected';
import type {Finished} from './testing/process';
import {RUNNERS} from './testing/runners';
import {type Recorded, startServer} from './testing/server';
import type {SampleRequest} from './types';

interface Result {
  readonly one: Case;
  readonly end: Finished | undefined;
  readonly recorded: readonly Recorded[];
  readonly saved: Buffer | undefined;
}

async function readSaved(
  {request: {answer}}: Case,
  directory: string,
): Promise<Buffer | undefined> {
  if (answer.kind !== 'file') return undefined;
  return readFile(join(directory, answer.file)).catch(() => undefined);
}

/** The two programs for a request: with error handling, and as short as possible. */
const KINDS = [
  {isShort: false, title: 'sends every request exactly, and fails with the problem'},
  {isShort: true, title: 'sends every request exactly in the fewest lines, and shows any response'},
] as const;

const findSample = (
  one: Case,
  language: SampleLanguage,
  origin: string,
  isShort = false,
): string | undefined =>
  makeSamples({...toRequest(one, origin), isShort}).find((sample) => sample.language === language)
    ?.code;

/** Lists the cases that the usual client of a language can send. */
const listCases = (language: SampleLanguage): readonly Case[] =>
  CASES.filter((one) => findSample(one, language, 'https://api.example') !== undefined);

async function runCases(language: SampleLanguage, isShort: boolean): Promise<readonly Result[]> {
  const cases = listCases(language);
  const server = await startServer(
    (name) => CASES.find((one) => one.name === name)?.answer ?? {status: 404},
  );
  const directory = await mkdtemp(join(tmpdir(), 'samples-'));
  try {
    const programs = cases.map((one) => ({
      name: one.name,
      code: findSample(one, language, server.origin, isShort) ?? '',
    }));
    for (const [name, content] of Object.entries(FILES))
      await writeFile(join(directory, name), content);
    const ends = await RUNNERS[language].run(programs, directory);
    const results = cases.map(async (one, index) => ({
      one,
      end: ends[index],
      recorded: server.recorded.get(one.name) ?? [],
      saved: await readSaved(one, directory),
    }));
    return await Promise.all(results);
  } finally {
    await server.close();
    await rm(directory, {recursive: true});
  }
}

const readShownHeaders = (output: string, {request}: Case) =>
  (request.shownHeaders ?? []).map(
    (name) => new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(output)?.[1],
  );

const isBare = ({request, answer}: Case): boolean =>
  request.answer.kind === 'status' && answer.status === 204 && answer.headers === undefined;

function toFindings({one, end, recorded, saved}: Result, language: SampleLanguage) {
  const {word} = toExpectedEnd(one, language);
  return {
    name: one.name,
    failed: end?.failed,
    // Contains the whole output if the word is missing, so that the failed assertion shows it.
    shows: end?.output.includes(word) === true ? word : end?.output,
    headers: readShownHeaders(end?.output ?? '', one),
    // For a 204 response without headers, programs print just the status. curl prints the whole status line.
    says: language !== 'curl' && isBare(one) ? end?.output.trim() : undefined,
    asked: recorded.map((request) => toActual(one, request)),
    saved: saved?.toString('latin1'),
  };
}

function toExpectedFindings(one: Case, language: SampleLanguage) {
  const {failed, word} = toExpectedEnd(one, language);
  const saves = one.request.answer.kind === 'file' && !failed;
  return {
    name: one.name,
    failed,
    shows: word,
    headers: (one.request.shownHeaders ?? []).map((name) => one.answer.headers?.[name]),
    says: language !== 'curl' && isBare(one) ? '204' : undefined,
    asked: [toExpected(one)],
    saved: saves ? one.answer.content?.toString('latin1') : undefined,
  };
}

/** Languages whose short program parses a response that should be JSON, and fails with a parser error otherwise. */
const PARSING: readonly SampleLanguage[] = ['javascript', 'typescript', 'python', 'powershell'];

/** Returns true if the short program does not show the response: curl has no option to print only the status. */
const isSilent = ({request, answer}: Case, language: SampleLanguage): boolean =>
  (language === 'curl' && request.answer.kind === 'status') ||
  (PARSING.includes(language) &&
    request.answer.kind === 'json' &&
    !(answer.contentType ?? 'json').includes('json'));

/** A short program does not print headers. It saves any response, and its exit code does not matter. */
function toExpectedShort(one: Case, language: SampleLanguage) {
  const {answer} = one.request;
  const isSaved = answer.kind === 'file';
  const full = toExpectedFindings(one, language);
  const shows = isSaved || isSilent(one, language) || isBare(one) ? '' : full.shows;
  const saved = isSaved ? one.answer.content?.toString('latin1') : undefined;
  return {...full, failed: undefined, shows, headers: [], saved};
}

function toShortFindings(result: Result, language: SampleLanguage) {
  const {shows} = toExpectedShort(result.one, language);
  const found = toFindings(result, language);
  const output = result.end?.output ?? '';
  return {...found, failed: undefined, headers: [], shows: output.includes(shows) ? shows : output};
}

const RUNS = KINDS.flatMap(({isShort, title: promise}) =>
  Object.entries(RUNNERS).map(([language, runner]) => {
    const isHere = runner.isHere();
    const title = isHere
      ? `${language}: ${promise}, run by ${runner.runtime}`
      : `${language}: ${isShort ? 'the short program is' : 'is'} only read, as ${runner.runtime} is missing`;
    return {language: language as SampleLanguage, isHere, title, isShort};
  }),
);

/** Runs the curl samples of a read and an update in one shell, as if a reader had pasted both. */
async function runChain(): Promise<readonly Recorded[]> {
  const tagged = {status: 200, headers: {ETag: '"9f$z"'}, content: '{}'};
  const server = await startServer(() => tagged);
  const directory = await mkdtemp(join(tmpdir(), 'samples-'));
  const common = {headers: [], credentials: [], answer: {kind: 'json'}} as const;
  const shown = {...common, shownHeaders: ['ETag']} as const;
  const requests: readonly SampleRequest[] = [
    {...shown, method: 'GET', url: `${server.origin}/chain`},
    {...shown, method: 'PATCH', url: `${server.origin}/chain`, taggedHeaders: ['If-Match']},
  ];
  const lines = requests.map((request) => toCurl(prepare(request)));
  try {
    await RUNNERS.curl.run([{name: 'chain', code: lines.join('\n')}], directory, {ETAG: ''});
    return server.recorded.get('chain') ?? [];
  } finally {
    await server.close();
    await rm(directory, {recursive: true});
  }
}

describe.concurrent('makeSamples', () => {
  it('curl: an update sends the version of the preceding read', async ({expect}) => {
    const recorded = await runChain();
    expect(recorded.map(({headers}) => headers['if-match'])).toEqual([undefined, '"9f$z"']);
  });

  for (const {language, isHere, title, isShort} of RUNS) {
    it.skipIf(!isHere)(title, async ({expect}) => {
      const results = await runCases(language, isShort);
      const [toFound, toPromised] = isShort
        ? [toShortFindings, toExpectedShort]
        : [toFindings, toExpectedFindings];
      expect(results.map((result) => toFound(result, language))).toEqual(
        listCases(language).map((one) => toPromised(one, language)),
      );
    });
  }
});
