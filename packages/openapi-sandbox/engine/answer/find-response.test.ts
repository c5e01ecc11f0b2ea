import {describe, expect, it} from 'vitest';

import {buildSandboxModel} from '../../model/build-model';

import {createSandbox} from '..';

/** Returns the status that the sandbox answers for an operation with these responses. */
async function askFor(...statuses: readonly string[]): Promise<number> {
  const responses = Object.fromEntries(statuses.map((one) => [one, {description: 'x'}]));
  const document = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {'/a': {get: {operationId: 'a', responses}}},
  };
  const sandbox = createSandbox(buildSandboxModel(document), {report: () => undefined});
  return (await sandbox.fetch(new Request('http://localhost/a'))).status;
}

describe('the status of a successful response', () => {
  it('is the first 2xx, else 200 for default, else the first that is not 1xx', async () => {
    expect(await askFor('404', '201', '200')).toBe(200);
    expect(await askFor('404', '2XX')).toBe(200);
    expect(await askFor('404', 'default')).toBe(200);
    expect(await askFor('101', '404')).toBe(404);
    expect(await askFor('5xx')).toBe(500);
  });

  it.each(['999', '20', '2000', '2e9', 'abc', '101', 'DEFAULT', '', '__proto__'])(
    'is 200 if the contract only has %j, which no server can send',
    async (status) => {
      expect(await askFor(status)).toBe(200);
    },
  );
});
