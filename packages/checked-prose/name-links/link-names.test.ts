import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {APIS_FILE, NAMES_DIR} from '@openapi-portal/openapi-model/files';
import type {KnownApi} from '@openapi-portal/api-names';
import {parseBody} from '@openapi-portal/markdown-source';
import {toFixtureApi} from '../testing/fixture-api';
import {createLinkNames} from './link-names';

let siteDir: string;

/** Returns a second API with the same names, and one operation more than a page lists. */
function toSecond(): KnownApi {
  const second = JSON.parse(
    JSON.stringify(toFixtureApi()).replaceAll('Small', 'Second'),
  ) as KnownApi;
  const [first] = second.operations;
  const more = Array.from({length: 59}, (_, index) => ({...first, id: `more-${index}`}));
  return {...second, operations: [...second.operations, ...more]} as KnownApi;
}

const writeList = (...ids: readonly string[]): void =>
  fs.writeFileSync(path.join(siteDir, APIS_FILE), JSON.stringify(ids.map((id) => ({id}))));

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'link-names-'));
  const dir = path.join(siteDir, NAMES_DIR);
  fs.mkdirSync(dir, {recursive: true});
  for (const api of [toFixtureApi(), toSecond()])
    fs.writeFileSync(path.join(dir, `${api.id}.json`), JSON.stringify(api));
  writeList('Small-API');
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

function format(node: Nodes): string {
  const below = 'children' in node ? node.children.map(format).join('') : '';
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  return node.type === 'link' ? `[${below}](${node.url})` : below;
}

function transform(text: string, frontMatter = {}, path = '/site/docs/a.mdx'): string {
  const tree: Root = parseBody(text, 'mdx');
  createLinkNames({
    siteDir,
    userTypes: ['ciso', 'member', 'vendor', 'auditor'],
  })()(tree, {path, data: {frontMatter}});
  return format(tree);
}

const API = '/docs/API/Small-API';

describe('linkNames', () => {
  it.each([
    ['<Operation id="get-user"/>', `[GET \`/users/{user_id}\`](${API}/get-user)`],
    ["<Operation id={'get-user'}/>", `[GET \`/users/{user_id}\`](${API}/get-user)`],
    [
      'See <Field of="update-user" path="request.email"/>.',
      `See [\`email\`](${API}/update-user#request-body.email) (string, email, at most 254 characters).`,
    ],
    [
      '<Field of="get-user" path="parameters.user_id"/>',
      `[\`user_id\`](${API}/get-user#parameters.path.user_id) (string)`,
    ],
    [
      'It is <Problem type="user-not-found"/>',
      `It is [\`user-not-found\`](${API}/#problem-user-not-found) (404)`,
    ],
    ['A <Schema name="User"/>', `A [\`User\`](${API}/get-user#responses.200)`],
    ['Call `get-user`', `Call [\`get-user\`](${API}/get-user)`],
    ['`GET /users/{user_id}`', `[\`GET /users/{user_id}\`](${API}/get-user)`],
  ])('turns %s into a link', (text, expected) => expect(transform(text)).toBe(expected));

  it.each([
    ['inside a link', '[`get-user`](/elsewhere)', '[`get-user`](/elsewhere)'],
    ['in a heading', '## `get-user`', '`get-user`'],
    ['that is no name', '`get`', '`get`'],
    ['in a block', '```\nget-user\n```', ''],
  ])('does not link code %s', (_, text, expected) => expect(transform(text)).toBe(expected));

  it('renders who may call what as a table', () => {
    const table = transform('<OperationAccess api="Small-API"/>');
    expect(table).toContain(`[Read a user](${API}/get-user)all records with \`users.read\`–––`);
  });

  it('renders the operations of an API, and the APIs of the site', () => {
    expect(transform('<Operations/>')).toBe(
      `OperationRequest[Read a user](${API}/get-user)GET \`/users/{user_id}\`[Update a user](${API}/update-user)PATCH \`/users/{user_id}\``,
    );
    expect(transform('<ApiList/>')).toBe(
      `[Small API](${API}/): [2 operations](${API}/#operations), version 1.0.0`,
    );
  });

  it('still shows a page with an unknown name to its author', () => {
    expect(transform('Call <Operation id="gone"/> now')).toBe('Call `Operation` now');
  });

  describe('with two APIs that share names', () => {
    beforeAll(() => writeList('Small-API', 'Second-API'));
    afterAll(() => writeList('Small-API'));

    const SECOND = '/docs/API/Second-API';

    it('prefers names of the first API, except on pages about another API', () => {
      expect(transform('`get-user`')).toBe(`[\`get-user\`](${API}/get-user)`);
      expect(transform('`get-user`', {api_id: 'Second-API'})).toBe(
        `[\`get-user\`](${SECOND}/get-user)`,
      );
    });

    it('names the API of operations, and links to its list if there are too many', () => {
      const text = transform('<Operations/>');
      expect(text).toContain(`[Small API](${API}/)OperationRequest[Read a user](${API}/get-user)`);
      expect(text).toContain(`[Second API](${SECOND}/)[All 61 operations](${SECOND}/#operations)`);
      expect(text).not.toContain(`${SECOND}/get-user`);
      expect(transform('<ApiList/>')).toContain(`[Second API](${SECOND}/): [61 operations]`);
    });
  });
});
