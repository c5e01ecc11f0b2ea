import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';

import {describe, it} from 'vitest';

import {
  makeSamples,
  type SampleLanguage,
  type SampleRequest,
} from '@openapi-portal/openapi-samples';
import {RUNNERS, toEnvironment} from '@openapi-portal/openapi-samples/testing';
import {startLocally} from '@openapi-portal/reports/testing/server';

type Command = readonly [file: string, ...command: string[]];

/** Commands that run a program without buffering its output. */
const COMMANDS: Readonly<Record<SampleLanguage, Command | undefined>> = {
  curl: ['sample.sh', 'bash'],
  javascript: ['sample.mjs', process.execPath],
  python: ['sample.py', 'python3'],
  go: ['sample.go', 'go', 'run'],
  java: ['Main.java', 'java'],
  php: ['sample.php', 'php'],
  // Runs as JavaScript, which is listed above.
  typescript: undefined,
  // Must be compiled first.
  csharp: undefined,
  powershell: ['sample.ps1', 'pwsh', '-NoProfile', '-File'],
};

/** Starts a server for an event stream, whose events the test sends. */
async function startEvents() {
  let resolveAsked: (response: ServerResponse) => void;
  const asked = new Promise<ServerResponse>((resolve) => (resolveAsked = resolve));
  const server = await startLocally((_request, response) => {
    response.writeHead(200, {'Content-Type': 'text/event-stream'});
    resolveAsked(response);
  });
  return {...server, asked};
}

const toRequest = (origin: string, isShort: boolean): SampleRequest => ({
  isShort,
  method: 'GET',
  url: `${origin}/events`,
  headers: [['Accept', 'text/event-stream']],
  credentials: [{type: 'oauth2'}],
  answer: {kind: 'lines'},
});

/** Runs a sample and returns the lines that it prints. Each event is sent only after the previous one was printed. */
async function watch(
  language: SampleLanguage,
  [file, command = '', ...args]: Command,
  directory: string,
  isShort: boolean,
): Promise<readonly string[]> {
  const {origin, asked, close} = await startEvents();
  const samples = makeSamples(toRequest(origin, isShort));
  const code = samples.find((sample) => sample.language === language)?.code ?? '';
  await fs.writeFile(path.join(directory, file), code);
  const child = spawn(command, [...args, file], {cwd: directory, env: toEnvironment({})});
  const response = await asked;
  const seen: string[] = [];
  response.write('data: 1\n');
  for await (const line of createInterface({input: child.stdout})) {
    if (line === '') continue;
    seen.push(line);
    if (seen.length >= 3) response.end();
    else response.write(`data: ${seen.length + 1}\n`);
  }
  await close();
  return seen;
}

describe.concurrent('samples that read lines', () => {
  for (const [language, command] of Object.entries(COMMANDS) as [SampleLanguage, Command?][]) {
    if (command === undefined) continue;
    const {isHere, runtime} = RUNNERS[language];
    const canRun = isHere();
    const title = canRun
      ? `${language}: show each before the next is sent, run by ${runtime}`
      : `${language}: are only parsed, as ${runtime} is missing`;
    it.skipIf(!canRun)(title, async ({expect}) => {
      const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'events-'));
      try {
        for (const isShort of [false, true])
          expect(await watch(language, command, directory, isShort)).toEqual([
            'data: 1',
            'data: 2',
            'data: 3',
          ]);
      } finally {
        await fs.rm(directory, {recursive: true});
      }
    });
  }
});
