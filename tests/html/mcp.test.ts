import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {installTool} from '../../scripts/install-tool.mjs';
import {siteDir} from '../../scripts/site';
import {operationRoutes} from '../browser/routes';
import {copySite} from '../site-copy';
import {readBuilt} from './page';

type Client = Awaited<ReturnType<(typeof import('../../tools/mcp/connect.mjs'))['connect']>>;

/** The settings of an assistant, as README shows them. */
function readSettings(): {readonly command: string; readonly args: readonly string[]} {
  const readme = fs.readFileSync(path.join(siteDir, 'README.md'), 'utf8');
  const [, block = ''] = /```json\n(.*?)```/s.exec(readme) ?? [];
  const {mcpServers} = JSON.parse(block.replace('/path/to/portal', siteDir)) as {
    mcpServers: Readonly<Record<string, {command: string; args: string[]}>>;
  };
  const [settings] = Object.values(mcpServers);
  if (settings === undefined) throw new Error('README shows no settings of a server');
  return settings;
}

let client: Client;

async function call(name: string, input: Readonly<Record<string, unknown>>): Promise<string> {
  const {content, isError} = await client.callTool({name, arguments: input});
  const [text] = content.map((part) => part.text);
  if (isError === true) throw new Error(text);
  return text ?? '';
}

beforeAll(async () => {
  installTool('mcp');
  const {connect} = await import('../../tools/mcp/connect.mjs');
  // An assistant starts it from anywhere.
  client = await connect({...readSettings(), cwd: os.tmpdir()});
});

afterAll(async () => {
  await client.close();
});

describe('npm run mcp', () => {
  it('offers its tools to the official client, each with what it is for', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'list_operations',
      'get_operation',
      'get_schema',
    ]);
    expect(tools.filter(({description = ''}) => description.length < 30)).toEqual([]);
  });

  it('finds what a reader would find', async () => {
    const hits = JSON.parse(await call('search', {query: 'create user', limit: 3})) as {
      readonly path: string;
    }[];
    expect(hits).toHaveLength(3);
    expect(hits[0]?.path.replace(/^\//, '')).toBe('docs/API/Ciso-API/create-user');
  });

  it('finds for a long question what it finds for its first 200 characters', async () => {
    const search = (query: string) => call('search', {query, limit: 3});
    const start = performance.now();
    const hits = await search('create user '.repeat(8000));
    expect(performance.now() - start).toBeLessThan(toTimeLimit(2000));
    expect(hits).toBe(await search('create user '.repeat(16)));
  });

  it('reads a page that a hit leads to', async () => {
    const text = await call('read_page', {path: '/docs/system-modules/risks#risk-score'});
    expect(text).toBe(readBuilt('docs/system-modules/risks.md'));
    expect(text).toContain('# Risks');
  });

  it('lists every operation with its page', async () => {
    const list = JSON.parse(await call('list_operations', {})) as {readonly page: string}[];
    expect(list.map(({page}) => page).sort()).toEqual([...operationRoutes].sort());
  });

  it('gets an operation and the schemas that it names', async () => {
    const operation = await call('get_operation', {id: 'create-user'});
    expect(JSON.parse(operation)).toMatchObject({method: 'POST', path: '/users'});
    const [, name = ''] = /"\$ref":"#\/components\/schemas\/(\w+)"/.exec(operation) ?? [];
    expect(JSON.parse(await call('get_schema', {name}))).toBeTypeOf('object');
  });

  it.each([
    ['read_page', {path: '/docs/system-modules/risk'}, 'did you mean'],
    ['get_operation', {id: 'create-users'}, 'did you mean create-user'],
    ['get_schema', {name: 'Users'}, 'There is no schema Users'],
    ['search', {query: ''}, 'query'],
  ])('answers a mistake in %s with what to do', async (name, input, message) => {
    await expect(call(name, input)).rejects.toThrow(message);
  });
});

it('asks for a build where there is no whole one, and prints nothing where the protocol is spoken', async () => {
  const copy = await copySite('mcp');
  const packages = 'tools/mcp/node_modules';
  fs.symlinkSync(path.join(siteDir, packages), path.join(copy.dir, packages));
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/serve-mcp.mjs'], {
    cwd: copy.dir,
    input: '',
    encoding: 'utf8',
  });
  await copy.remove();
  expect(stderr).toMatch(/^The build is not whole: .* Run npm run build first\n$/);
  expect([status, stdout]).toEqual([1, '']);
});
