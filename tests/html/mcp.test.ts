import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {findFreePort} from '@openapi-portal/reports/testing/server';
import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {siteDir} from '../../scripts/site';
import {operationRoutes} from '../browser/routes';
import {copySite} from '../site-copy';
import {readBuilt} from './page';

/** Starts an MCP server and connects to its standard input and output, as a coding assistant does. */
async function connect(command: string, args: readonly string[]): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  const cwd = os.tmpdir();
  await client.connect(
    new StdioClientTransport({command, args: [...args], cwd, stderr: 'inherit'}),
  );
  return client;
}

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
  const [text] = (content as readonly {readonly text: string}[]).map((part) => part.text);
  if (isError === true) throw new Error(text);
  return text ?? '';
}

/** Returns the structured content of a page. The text content is the same with additional markers. */
async function readPage(input: Readonly<Record<string, unknown>>): Promise<string> {
  const {structuredContent} = await client.callTool({name: 'read_page', arguments: input});
  return (structuredContent as {readonly markdown: string}).markdown;
}

beforeAll(async () => {
  const {command, args} = readSettings();
  client = await connect(command, args);
});

afterAll(async () => {
  await client.close();
});

describe('npm run mcp', () => {
  it('offers its tools with descriptions to the official client', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'list_operations',
      'get_operation',
      'list_problem_types',
      'get_problem',
      'get_schema',
    ]);
    expect(tools.filter(({description = ''}) => description.length < 30)).toEqual([]);
  });

  it('offers the skill of the API as a resource', async () => {
    const {resources} = await client.listResources();
    expect(resources.map(({uri}) => uri)).toEqual(['skill://ciso-api/SKILL.md']);
    const {contents} = await client.readResource({uri: 'skill://ciso-api/SKILL.md'});
    expect(contents).toMatchObject([{text: readBuilt('docs/API/Ciso-API/SKILL.md')}]);
  });

  it('refers to no unknown tool', async () => {
    const {tools} = await client.listTools();
    const named = JSON.stringify(tools).match(/\b(?:list|get|read|search)_\w+/g) ?? [];
    expect(named).toContain('list_problem_types');
    const names = tools.map(({name}) => name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('finds the same as the search of the site', async () => {
    const {hits} = JSON.parse(await call('search', {query: 'create user', limit: 3})) as {
      readonly hits: readonly {readonly path: string}[];
    };
    expect(hits).toHaveLength(3);
    expect(hits[0]?.path.replace(/^\//, '')).toBe('docs/API/Ciso-API/create-user');
  });

  it('uses the first 200 characters of a long question', async () => {
    const search = (query: string) => call('search', {query, limit: 3});
    const start = performance.now();
    const hits = await search('create user '.repeat(8000));
    expect(performance.now() - start).toBeLessThan(toTimeLimit(2000));
    expect(hits).toBe(await search('create user '.repeat(16)));
  });

  it('reads the page of a hit', async () => {
    const path = '/docs/system-modules/risks';
    const text = await readPage({path});
    expect(text).toBe(readBuilt('docs/system-modules/risks.md'));
    expect(text).toContain('# Risks');
    expect(await call('read_page', {path})).toMatch(
      /^<!-- third-party text (\w{20}) begins: [^\n]*\n\n# Risks\n[^]*\n<!-- third-party text \1 ends -->\n$/,
    );
    const section = await readPage({path, section: 'appetite'});
    expect(section).toMatch(/^## Appetite\n/);
    expect(text).toContain(section.trim());
    expect(await readPage({path: `${path}#appetite`})).toBe(section);
  });

  it('reads the section of each hit, not its whole page', async () => {
    const queries = ['412', 'precondition failed', 'retry a create', 'If-Match', 'home', 'sponsor'];
    for (const query of queries) {
      const {hits} = JSON.parse(await call('search', {query, limit: 20})) as {
        readonly hits: readonly {readonly path: string}[];
      };
      for (const {path} of hits) {
        const text = await call('read_page', {path});
        if (/#(?:responses\.[45]|problem-)/.test(path))
          expect([path, text.length < 3000]).toEqual([path, true]);
      }
    }
  });

  it('lists the problem types with their statuses', async () => {
    const {problemTypes} = JSON.parse(await call('list_problem_types', {})) as {
      readonly problemTypes: readonly {readonly name: string; readonly status: number}[];
    };
    expect(problemTypes).toContainEqual(
      expect.objectContaining({name: 'precondition-failed', status: 412}),
    );
    expect(problemTypes.length).toBeGreaterThan(15);
  });

  it('lists every operation with its page', async () => {
    const {operations} = JSON.parse(await call('list_operations', {})) as {
      readonly operations: readonly {readonly page: string}[];
    };
    expect(operations.map(({page}) => page).sort()).toEqual([...operationRoutes].sort());
  });

  it('gets an operation and the schemas that it references', async () => {
    const operation = await call('get_operation', {id: 'create-user'});
    expect(JSON.parse(operation)).toMatchObject({method: 'POST', path: '/users'});
    expect(operation.length).toBeLessThan(3500);
    const [, name = ''] = /"#\/components\/schemas\/(\w+)"/.exec(operation) ?? [];
    expect(JSON.parse(await call('get_schema', {name}))).toBeTypeOf('object');
    const part = await call('get_operation', {id: 'update-user-info', part: 'responses.412'});
    expect(part).toContain('precondition-failed');
  });

  it('gets a problem type by its URI in a response', async () => {
    const type = 'https://docs.example.com/problems/precondition-failed';
    const problem = JSON.parse(await call('get_problem', {type})) as {
      returnedBy: string[];
      section: string;
      page: string;
    };
    expect(problem).toMatchObject({sendAgain: 'correct it before repeating'});
    expect(problem.section).toContain('Do not retry with `current_etag` alone');
    expect((await call('read_page', {path: problem.page})).length).toBeLessThan(3000);
    expect(problem).toMatchObject({name: 'precondition-failed', status: 412});
    expect(problem.returnedBy).toContain('update-user-info');
  });

  it('finds the answers to questions', async () => {
    const query = 'why do I get 412 and what should my program do';
    const found = await call('search', {query, limit: 5});
    expect(found).toMatch(/412|precondition-failed|concurrent-changes/);
  });

  it.each([
    ['read_page', {path: '/docs/system-modules/risk'}, 'did you mean'],
    ['get_operation', {id: 'create-users'}, 'did you mean create-user'],
    ['get_operation', {id: 'updateUser'}, 'did you mean update-user-info'],
    ['get_operation', {id: 'delete'}, 'did you mean delete-user'],
    [
      'get_operation',
      {id: 'delete-user', part: 'responses.999'},
      'there are responses.204, responses.401',
    ],
    ['get_schema', {name: 'Users'}, 'There is no schema Users'],
    ['search', {query: ''}, 'query'],
  ])('responds to an error in %s with a fix', async (name, input, message) => {
    await expect(call(name, input)).rejects.toThrow(message);
  });
});

it('requires a build, and prints nothing outside the protocol', async () => {
  const copy = await copySite('mcp');
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/serve-mcp.mjs'], {
    cwd: copy.dir,
    input: '',
    encoding: 'utf8',
  });
  await copy.remove();
  expect(stderr).toMatch(/^There is no build.mcp\.mjs\. Run npm run build first\n$/);
  expect([status, stdout]).toEqual([1, '']);
});

describe('mcp.mjs, without other files in its folder', () => {
  const alone = (): string => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
    fs.copyFileSync(path.join(siteDir, 'build/mcp.mjs'), path.join(folder, 'mcp.mjs'));
    return path.join(folder, 'mcp.mjs');
  };

  it('serves a published portal, a second after it was started', async () => {
    const port = String(await findFreePort());
    const env = {...process.env, PORT: port, HOST: 'localhost'};
    const portal = spawn(process.execPath, ['node_modules/.bin/jiti', 'scripts/serve-portal.ts'], {
      cwd: siteDir,
      env,
    });
    await once(portal.stdout, 'data');
    const start = performance.now();
    const other = await connect(process.execPath, [alone(), `http://localhost:${port}/`]);
    expect((await other.listTools()).tools).toHaveLength(7);
    expect(performance.now() - start).toBeLessThan(toTimeLimit(1000));
    const {structuredContent} = await other.callTool({
      name: 'read_page',
      arguments: {path: '/docs'},
    });
    expect(structuredContent).toEqual({markdown: readBuilt('docs.md')});
    await other.close();
    portal.kill();
    await once(portal, 'exit');
  });

  it('asks for the location of the portal', () => {
    const {status, stderr} = spawnSync(process.execPath, [alone()], {encoding: 'utf8'});
    expect(stderr).toContain('The URL or folder of the portal is missing.');
    expect(status).toBe(1);
  });
});
