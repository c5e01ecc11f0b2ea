import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';
import {expect, it} from 'vitest';

import {buildSandboxModel} from '../model/build-model';
import {HOSTILE, makeRequest} from '../testing/make-request';
import {createRandom} from '../testing/random';
import {SlowRequests} from '../testing/slow-requests';

import {createSandbox} from '.';

/** `npm test` sends fewer requests than CI. */
const COUNT = process.env.CI === undefined ? 5000 : 20_000;

const OPERATIONS = [HOSTILE, ...listTestContracts().map(readTestContract)].flatMap((document) => {
  const model = buildSandboxModel(document);
  const sandbox = createSandbox(model, {report: () => undefined});
  return model.operations.map((operation) => ({model, operation, sandbox}));
});

type One = (typeof OPERATIONS)[number];

it(`answers ${COUNT} more or less valid requests for contracts of all kinds, each within 100 ms`, async () => {
  const random = createRandom(26);
  const slow = new SlowRequests();
  const failed: string[] = [];
  const statuses = new Set<number>();
  for (let count = 0; count < COUNT; count += 1) {
    const isHostile = random.chance(0.1);
    const from = isHostile ? OPERATIONS.slice(0, 2) : OPERATIONS;
    const {model, operation, sandbox} = random.pick(from as [One, ...One[]]);
    const {address, init} = makeRequest(operation, model, random);
    const what = `${count}: ${init.method} ${address.slice(0, 200)}`;
    const send = async (): Promise<void> => {
      try {
        const {status} = await sandbox.fetch(new Request(address, init));
        statuses.add(status);
        if (status === 500) failed.push(what);
      } catch (error) {
        failed.push(`${what}: ${String(error)}`);
      }
    };
    await slow.time(what, send);
  }
  expect(failed).toEqual([]);
  expect(await slow.list()).toEqual([]);
  // Checks that each status occurred; otherwise the test would prove little.
  const expected = [200, 201, 204, 400, 404, 405, 415, 422];
  expect(expected.filter((status) => !statuses.has(status))).toEqual([]);
});
