import {readPage} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from '../records/record';
import {readRecords} from '../records/read-records';

/** The records of a page with this content in its `<main>`. */
export function readPageRecords(
  main: string,
  path = 'docs/page',
  classes = 'docs-wrapper',
): PageRecords {
  const html = `<!doctype html><html class="${classes}"><head><title>Title | Site</title></head><body><main>${main}</main>`;
  const page = readPage(html, ' | Site');
  if (page === undefined) throw new Error('The fixture is no page.');
  return readRecords(page, path);
}

const field = (anchor: string, name: string, text: string, inner = ''): string =>
  `<div class=api-field id=${anchor}><div class=api-field-head><h4><a href=#${anchor}><code>${name}</code></a></h4>` +
  `<span>string</span></div><div><div class=api-text><p>${text}</div></div>${inner}</div>`;

/** An operation's page, as docusaurus-openapi makes it and a minifier leaves it. */
export const OPERATION = `<div class=api-page><article class=api-operation>
<header class=api-header data-operation=create-user data-scopes="users.write profile"><h1>Create a user</h1>
<div class=api-endpoint><span class="api-method api-method-post">POST</span><code class=api-path><span
class=api-server>https://api.example.com</span><wbr>/users</code></div></header>
<div class=api-text><p>Invites a person.</div>
<aside class=api-samples><h2 id=samples>Code samples</h2><pre>curl example</pre></aside>
<h2 id=parameters>Headers</h2>${field('parameters.header.Idempotency-Key', 'Idempotency-Key', 'A UUID.')}
<h2 id=request-body>Request body</h2>
${field('request-body.contact', 'contact', 'Whom to ask.', field('request-body.contact.email', 'email', 'An address.'))}
<h2 id=responses>Responses</h2><h3 id=responses.201><span>201 Created</span></h3><p>The user is there.
${field('responses.201.headers.ETag', 'ETag', 'The version.')}${field('responses.201.email', 'email', 'The address.')}
<h2 id=errors>Errors</h2><table><thead><tr><th>Status<th>Type<tbody id=responses.400><tr><th>400 <span>Bad
Request</span><td>Unreadable.<tbody id=responses.404><tr><th>404 <span>Not Found</span><td>Nobody there.</table>
<section><h3 id=errors.headers>Headers of errors</h3>${field('responses.429.headers.Retry-After', 'Retry-After', 'Seconds.')}</section>
<section><h3 id=errors.bodies>Bodies of errors</h3>${field('responses.400.detail', 'detail', 'What went wrong.')}</section>
<section><h2 id=described-in>Described in</h2><ul><li>Quick start</ul></section></article></div>`;
