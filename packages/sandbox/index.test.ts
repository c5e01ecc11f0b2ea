import {once} from 'node:events';
import type {Server} from 'node:http';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {afterEach, describe, expect, it} from 'vitest';

import {readRequest, serveSandbox} from './index';

const CONTRACT = `openapi: 3.1.0
info: {title: Shop, version: '1'}
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /orders/{id}:
    get:
      operationId: get-order
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses:
        '200':
          description: The order.
          content: {application/json: {example: {total: 7}}}
`;

let server: Server | undefined;

afterEach(async () => {
  server?.close();
  if (server?.listening === true) await once(server, 'close');
  server = undefined;
});

async function serve(...args: readonly string[]): Promise<readonly string[]> {
  const said: string[] = [];
  server = await serveSandbox(args, (line) => said.push(line));
  return said;
}

describe('the command', () => {
  it('responds with the examples of a contract', async () => {
    const dir = writeFiles({'openapi.yaml': CONTRACT});
    const said = await serve(path.join(dir, 'openapi.yaml'), '--port', '0');
    const [, address = ''] = /at (http:\S+)/.exec(said[0] ?? '') ?? [];
    expect(address).toMatch(/\/v1$/);
    const response = await fetch(`${address}/orders/o-1`);
    expect(await response.json()).toEqual({total: 7});
  });

  it('prints its usage', async () => {
    expect((await serve('--help')).join()).toContain('Usage: npx @openapi-portal/sandbox');
    expect(server).toBeUndefined();
  });

  it('reports all command-line errors with their line', () => {
    expect(() => readRequest(['--port', 'x', '--origin', 'a/b']))
      .toThrowErrorMatchingInlineSnapshot(`
        [Error: The contract is missing. Name a file, such as openapi.yaml.
        --port must be a whole number from 0 to 65535, not "x".
        --origin must consist of scheme, host and port, such as https://docs.example.com, not a/b.]
      `);
  });

  it('reports why a contract cannot be read', async () => {
    const dir = writeFiles({'text.yaml': 'a text', 'folder.yaml/a.yaml': ''});
    for (const name of ['none.yaml', 'text.yaml', 'folder.yaml'])
      await expect(serve(path.join(dir, name), '--port', '0')).rejects.toThrow(name);
  });

  it.each([
    ['none.yaml', /openapi\.yaml:8:.*none\.yaml/],
    [
      '#/none',
      /^The sandbox omits the invalid parts of the contract:\n {2}#\/paths\/~1orders.*none/,
    ],
  ])('reports that it omits a part with a broken reference to %s', async ($ref, message) => {
    const broken = CONTRACT.replace('{type: string}', `{$ref: '${$ref}'}`);
    const dir = writeFiles({'openapi.yaml': broken});
    const said = await serve(path.join(dir, 'openapi.yaml'), '--port', '0');
    expect(said[0]).toMatch(message);
    expect(said.at(-1)).toContain('The sandbox is at');
  });
});
