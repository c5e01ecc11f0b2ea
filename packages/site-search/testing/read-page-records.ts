import {type IslandText, readPage} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from '../records/record';
import {readPageRecords as readRecords} from '../records/read-records';

export function readPageRecords(
  main: string,
  path = 'docs/page',
  classes = 'docs-wrapper',
  text?: IslandText,
): PageRecords {
  const html = `<!doctype html><html class="${classes}"><head><title>Title | Site</title></head><body><main>${main}</main>`;
  const page = readPage(html, ' | Site');
  if (page === undefined) throw new Error('The fixture is no page.');
  return readRecords(page, path, text);
}

const mark = (kind: string, title: string, anchor: string, more: object): string =>
  `data-record='${JSON.stringify({kind, title, anchor, names: [], ...more})}'`;

const field = (anchor: string, order: number, text: string, inner = ''): string => {
  const name = anchor.split('.').at(-1) ?? '';
  return `<dl><div id=${anchor} ${mark('field', name, anchor, {detail: 'string', order})}>
<dt data-title><code>${name}</code> <span>string, required</span></dt><dd><p>${text}</p></dd><dd>${inner}</dd></div></dl>`;
};

const status = (tag: string, title: string, content: string): string => {
  const [code = ''] = title.split(' ');
  const anchor = `responses.${code}`;
  return `<${tag} id=${anchor} ${mark('status', title, anchor, {names: [code]})}>${content}</${tag}>`;
};

const OPERATION = `<header><h1>Create a user</h1><p data-unrecorded><code>POST https://api.example.com/users</code></p></header>
<div><p>Invites a person.</p></div>
<div data-unrecorded><h2 id=samples>Code samples</h2><p>curl example</p></div>
<h2 id=parameters>Headers</h2>${field('parameters.header.Idempotency-Key', 1, 'A UUID.')}
<h2 id=request-body>Request body</h2>
${field('request-body.contact', 0, 'Whom to ask.', field('request-body.contact.email', 0, 'An address.'))}
<h2 id=responses>Responses</h2>${status(
  'section',
  '201 Created',
  `<h3 id=responses.201><span>201 Created</span></h3><p>The user is there.</p>
${field('responses.201.headers.ETag', 2, 'The version.')}${field('responses.201.email', 2, 'The address.')}`,
)}
<h2 id=errors>Errors</h2><table><thead><tr><th>Status</th><th>Type</th></tr></thead>
${status('tbody', '400 Bad Request', '<tr><th data-title>400 <span>Bad Request</span></th><td>Unreadable.</td></tr>')}
${status('tbody', '404 Not Found', '<tr><th data-title>404 <span>Not Found</span></th><td>Nobody there.</td></tr>')}</table>
<section><h3 id=errors.headers>Headers of errors</h3>${field('responses.429.headers.Retry-After', 3, 'Seconds.')}</section>
<div data-unrecorded><h3 id=errors.bodies>Bodies of errors</h3>${field('responses.400.detail', -1, 'What went wrong.')}</div>
<div data-unrecorded><h2 id=described-in>Described in</h2><ul><li>Quick start</li></ul></div>`;

const NAMES = ['create-user', 'POST /users', '/users', 'users.write', 'profile'];

export function readOperationRecords(path: string): PageRecords {
  const own = {title: 'Create a user', anchor: '', detail: 'POST', names: NAMES};
  const api = path.replace(/[^/]+$/, '');
  const text: IslandText = {html: OPERATION, page: {kind: 'operation', ...own}, api};
  return readPageRecords('<h1>Create a user</h1>', path, 'docs-wrapper', text);
}
