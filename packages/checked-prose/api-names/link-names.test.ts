import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {NAMES_DIR} from 'openapi-static/files/folders';
import {parseBody} from 'static-pages/markdown/parser';
import {toFixtureApi} from './fixture';
import {createLinkNames} from './link-names';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'link-names-'));
  const dir = path.join(siteDir, NAMES_DIR);
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'Small-API.json'), JSON.stringify(toFixtureApi()));
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** What a page would show: links as `[words](address)`, code in backticks, elements by their words. */
function format(node: Nodes): string {
  const below = 'children' in node ? node.children.map(format).join('') : '';
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  return node.type === 'link' ? `[${below}](${node.url})` : below;
}

function transform(text: string): string {
  const tree: Root = parseBody(text, 'mdx');
  createLinkNames({
    siteDir,
    apis: ['Small-API'],
    userTypes: ['ciso', 'member', 'vendor', 'auditor'],
  })()(tree);
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
  ])('leaves code alone %s', (_, text, expected) => expect(transform(text)).toBe(expected));

  it('draws who may call what as a table', () => {
    const table = transform('<OperationAccess api="Small-API"/>');
    expect(table).toContain(`[Read a user](${API}/get-user)all records with \`users.read\`–––`);
  });

  it('shows a page with an unknown name to its author all the same', () => {
    expect(transform('Call <Operation id="gone"/> now')).toBe('Call `Operation` now');
  });
});
