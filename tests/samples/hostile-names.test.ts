import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {buildConsoleModel, toSampleGroups} from '@openapi-portal/openapi-requests/build';
import {listOperations, toContract} from '@openapi-portal/openapi-model';
import {makeSamples, type SampleLanguage} from '@openapi-portal/openapi-samples';
import {RUNNERS} from '@openapi-portal/openapi-samples/testing';
import type {Sample} from '@openapi-portal/openapi-model/inputs';
import {HOSTILE_NAMES, NAMED_THINGS, nameHostile} from '../contracts/hostile-names';

import {createParser} from './parse';

/**
 * Returns the samples of all operations in a contract with hostile names. Also returns samples with a hostile method
 * and a hostile header, which a contract cannot contain.
 */
function listSamples(hostile: string): readonly Sample[] {
  const document = nameHostile(hostile, NAMED_THINGS);
  const ofContract = listOperations(toContract(document)).flatMap(
    ({path: template, method, cursor}) =>
      toSampleGroups(buildConsoleModel(document, template, method), cursor).flatMap(
        ({samples}) => samples,
      ),
  );
  const request = {url: 'https://example.com/a', headers: [], credentials: []};
  const ofMethod = makeSamples({...request, method: hostile, answer: {kind: 'json'}});
  const headers = [[hostile, hostile]] as const;
  const ofLines = makeSamples({...request, method: 'GET', headers, answer: {kind: 'lines'}});
  return [...ofContract, ...ofMethod, ...ofLines];
}

const SAMPLES = HOSTILE_NAMES.flatMap((hostile) => listSamples(hostile));

describe('samples of hostile names', () => {
  it.each(Object.keys(RUNNERS) as SampleLanguage[])(
    'have no syntax error: %s',
    async (language) => {
      const findMistake = await createParser(language);
      const own = SAMPLES.filter((sample) => sample.language === language);
      expect(own.length).toBeGreaterThan(40);
      expect(own.map(({code}) => code).filter((code) => findMistake(code) !== undefined)).toEqual(
        [],
      );
    },
  );

  it('are one shell command, which runs nothing else', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-samples-'));
    const commands = SAMPLES.filter(({language}) => language === 'curl');
    const script = ['curl() { echo called; }', ...commands.map(({code}) => code)].join('\n');
    // With this `PATH`, no other command can be found.
    const env = {PATH: folder};
    const output = execFileSync(
      '/bin/bash',
      ['-euc', 'export TOKEN=t API_USER=u; '.concat(script)],
      {
        cwd: folder,
        env: {...env, ...Object.fromEntries(listVariables(script).map((name) => [name, 'x']))},
        encoding: 'utf8',
      },
    );
    expect(output).toBe('called\n'.repeat(commands.length));
    expect(fs.readdirSync(folder)).toEqual([]);
    fs.rmdirSync(folder);
  });

  it('send the method unchanged', () => {
    const request = {url: 'https://example.com/a', headers: [], credentials: []};
    const method = 'COPY;touch${IFS}ran';
    const samples = makeSamples({...request, method, answer: {kind: 'json'}});
    expect(samples.find(({language}) => language === 'curl')?.code).toContain(
      "--request 'COPY;touch${IFS}ran'",
    );
    const unquoted = samples.filter(({code}) => !/(['"`])COPY;touch\\?\$\{IFS\}ran\1/.test(code));
    expect(unquoted.map(({language}) => language)).toEqual([]);
  });
});

const listVariables = (script: string): readonly string[] =>
  Array.from(script.matchAll(/\$([A-Z]\w*)/g), ([, name = '']) => name);
