import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {describe, it} from 'vitest';

import {
  makeSamples,
  type SampleLanguage,
  type SampleRequest,
} from '@openapi-portal/openapi-samples';
import {
  type TestResponse,
  RUNNERS,
  startServer,
  toActual,
  toExpected,
} from '@openapi-portal/openapi-samples/testing';
import {installTool} from '../../scripts/install-packages.mjs';

import {CLIENT, hasOpenssl, makeCertificates, trustServer} from './certificates';
import {TOOL} from './parse';
import {listRequests} from './requests';

const ANSWER: TestResponse = {
  status: 200,
  contentType: 'application/json',
  content: '{"a": "done"}\n',
};

function listFiles({body}: SampleRequest): readonly string[] {
  if (body?.kind === 'file') return [body.file];
  if (body?.kind !== 'multipart') return [];
  return body.parts.flatMap((part) => ('file' in part ? [part.file] : []));
}

async function runAll(language: SampleLanguage, isShort: boolean) {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'contract-samples-'));
  const secure = await makeCertificates(directory);
  const plainServer = await startServer(() => ANSWER);
  const secureServer = await startServer(() => ANSWER, secure);
  const requests = listRequests((isSecure) => (isSecure ? secureServer : plainServer).origin).map(
    ({request, short, ...one}) => ({...one, request: isShort ? short : request}),
  );
  try {
    await fs.symlink(path.join(TOOL, 'node_modules'), path.join(directory, 'node_modules'));
    for (const file of requests.flatMap(({request}) => listFiles(request)))
      await fs.writeFile(path.join(directory, file), `bytes of ${file}\u0000\r\n--`);
    const programs = requests.map(({name, request}) => ({
      name,
      code: makeSamples(request).find((sample) => sample.language === language)?.code ?? '',
    }));
    const environment = await trustServer(directory);
    const ends = await RUNNERS[language].run(programs, directory, environment);
    return requests.map((one, index) => {
      const {recorded} = one.isSecure ? secureServer : plainServer;
      return {one, end: ends[index], recorded: recorded.get(one.name) ?? []};
    });
  } finally {
    await Promise.all([plainServer.close(), secureServer.close()]);
    await fs.rm(directory, {recursive: true});
  }
}

const RUNS = [false, true].flatMap((isShort) =>
  Object.entries(RUNNERS).map(([language, runner]) => {
    const canRun = runner.isHere() && hasOpenssl();
    const kind = isShort ? 'short' : 'full';
    const title = canRun
      ? `${language}, ${kind}: ask for every operation of a contract as it says, run by ${runner.runtime}`
      : `${language}, ${kind}: are only parsed, as ${runner.runtime} or openssl is missing`;
    return {language: language as SampleLanguage, canRun, title, isShort};
  }),
);

describe.concurrent('code samples', () => {
  for (const {language, canRun, title, isShort} of RUNS) {
    it.skipIf(!canRun)(title, async ({expect}) => {
      installTool('samples');
      const results = await runAll(language, isShort);
      const found = results.map(({one, end, recorded}) => ({
        name: one.name,
        output: end?.failed === false ? '' : end?.output,
        asked: recorded.map((request) => toActual(one, request)),
        clients: recorded.map(({client}) => client),
      }));
      const expected = results.map(({one}) => ({
        name: one.name,
        output: '',
        asked: [toExpected(one)],
        clients: [one.isSecure ? CLIENT : undefined],
      }));
      expect(found).toEqual(expected);
    });
  }
});
