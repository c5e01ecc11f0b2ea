import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {makeSamples} from './make-samples';
import {type Case, CASES, toRequest} from './testing/cases';
import {toActual, toExpected, toExpectedEnd} from './testing/expected';
import type {Finished} from './testing/process';
import {RUNNERS} from './testing/runners';
import {type Recorded, startServer} from './testing/server';
import type {SampleLanguage} from './types';

interface Result {
  readonly one: Case;
  readonly end: Finished | undefined;
  readonly recorded: readonly Recorded[];
}

async function runCases(language: SampleLanguage): Promise<readonly Result[]> {
  const server = await startServer(CASES);
  const directory = await mkdtemp(join(tmpdir(), 'samples-'));
  try {
    const programs = CASES.map((one) => {
      const samples = makeSamples(toRequest(one, server.origin));
      const code = samples.find((sample) => sample.language === language)?.code ?? '';
      return {name: one.name, code};
    });
    const ends = await RUNNERS[language].run(programs, directory);
    return CASES.map((one, index) => {
      return {one, end: ends[index], recorded: server.recorded.get(one.name) ?? []};
    });
  } finally {
    server.close();
    await rm(directory, {recursive: true});
  }
}

function toFindings({one, end, recorded}: Result) {
  const {word} = toExpectedEnd(one);
  return {
    name: one.name,
    failed: end?.failed,
    // The whole output where the word is missing, for whoever reads the failure.
    shows: end?.output.includes(word) === true ? word : end?.output,
    asked: recorded.map((request) => toActual(one, request)),
  };
}

function toExpectedFindings(one: Case) {
  const {failed, word} = toExpectedEnd(one);
  return {name: one.name, failed, shows: word, asked: [toExpected(one)]};
}

const RUNS = Object.entries(RUNNERS).map(([language, runner]) => {
  const isHere = runner.isHere();
  const title = isHere
    ? `${language}: sends every request exactly, and fails with the problem, run by ${runner.runtime}`
    : `${language}: is only read, as ${runner.runtime} is missing`;
  return {language: language as SampleLanguage, isHere, title};
});

describe.concurrent('makeSamples', () => {
  for (const {language, isHere, title} of RUNS) {
    it.skipIf(!isHere)(title, async ({expect}) => {
      const results = await runCases(language);
      expect(results.map(toFindings)).toEqual(CASES.map(toExpectedFindings));
    });
  }
});
