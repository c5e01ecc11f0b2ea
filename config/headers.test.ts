import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {Parser} from 'htmlparser2';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {toIntegrity} from '../scripts/add-integrity';
import {readBaseUrl, readHeaders} from './headers';
import {findHeaders, formatHeadersFile} from './headers-file';
import {findInlineScripts, readScriptHashes} from './inline-scripts';
import {
  buildDirectives,
  DOCUMENT_HEADERS,
  RESOURCE_HEADERS,
  SHARED_HEADERS,
} from './security-headers';

let dir: string;

const write = (file: string, html: string): void => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), html);
};

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'headers-'));
});

afterEach(() => fs.rmSync(dir, {recursive: true}));

it('finds scripts that run in a page, with the text that a browser hashes', () => {
  const html = `<script>a && b("<p>")</script><script src=/a.js></script>
    <script type="application/ld+json">{"a":1}</script><SCRIPT TYPE=module> c </SCRIPT>
    <pre>&lt;script>d&lt;/script></pre>`;
  expect(findInlineScripts(html)).toEqual(['a && b("<p>")', ' c ']);
});

it('allows each inline script of a build once, by its hash', () => {
  write('index.html', '<script src=/assets/js/main.js></script><script>alert(1)</script>');
  write('docs/index.html', '<script>alert(1)</script>');
  const [all] = readHeaders(dir);
  expect(all?.headers['Content-Security-Policy']).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
});

it.each([
  '<p title="<script>">one</p><script>alert(1)</script>',
  '<!-- <script> --><script>alert(1)</script>',
  '<!-- <script></script> --><SCRIPT>alert(1)</SCRIPT >',
  '<script type=application/ld+json>{}</script><script>alert(1)</script>',
])('allows the script of a later page: %s', (html) => {
  write('index.html', '<script src=/assets/js/main.js></script><script>first()</script>');
  write('later.html', html);
  expect(readScriptHashes(dir)).toEqual(
    ['first()', 'alert(1)'].map((text) => `'${toIntegrity(Buffer.from(text))}'`).sort(),
  );
});

it('allows a script even if a preceding attribute makes it look like the script of another page', () => {
  const known = '"><script>alert(1)';
  write('index.html', `<script>${known}</script>`);
  write('later.html', '<p title="<script>"><script>alert(1)</script>');
  expect(readScriptHashes(dir)).toEqual(
    [known, 'alert(1)'].map((text) => `'${toIntegrity(Buffer.from(text))}'`).sort(),
  );
});

it.each([
  '<p title="<script>alert(1)</script>">',
  '<!--<script>alert(1)</script>-->',
  '<script src=/a.js>alert(1)</script>',
])('does not allow text that only looks like a script: %s', (html) => {
  write('index.html', html);
  expect(readScriptHashes(dir)).toEqual([]);
});

it('parses only the first page of several with the same scripts', () => {
  const page = `<script>first()</script>${'<p class="a">text</p>'.repeat(5000)}`;
  for (let index = 0; index < 300; index += 1) write(`${index}.html`, page);
  const parsed = vi.spyOn(Parser.prototype, 'onopentagname');
  readScriptHashes(dir);
  // The first page is parsed completely, with 5,001 elements. Each page's script element is also parsed on its own.
  expect(parsed.mock.calls.length).toBeLessThanOrEqual(5_001 + 300);
  parsed.mockRestore();
});

it.each([
  ['<script defer src=/assets/js/main.js></script>', '/'],
  ['<script integrity="sha256-a" src="/portal/assets/js/main.js"></script>', '/portal/'],
])('reads the base path from %s', (html, baseUrl) => {
  write('index.html', html);
  expect(readBaseUrl(dir)).toBe(baseUrl);
  expect(readHeaders(dir).every((rule) => rule.path.startsWith(baseUrl))).toBe(true);
  expect(readHeaders(dir).map((rule) => rule.path)).toContain(`${baseUrl}assets/*`);
});

it('reports a missing build', () => {
  write('index.html', 'the last good build');
  expect(() => readHeaders(dir)).toThrow(
    `${dir} is not a build of this site: its home page loads no script of the site`,
  );
});

it('has at most one star in each path, as hosts require', () => {
  write('index.html', '<script src=/assets/js/main.js></script>');
  for (const {path: glob} of readHeaders(dir)) expect(glob.split('*').length).toBeLessThan(3);
});

it('gives a reason for each value', () => {
  const reasons = [
    ...buildDirectives([], true),
    ...DOCUMENT_HEADERS,
    ...RESOURCE_HEADERS,
    ...SHARED_HEADERS,
  ].map(({why}) => why);
  expect(reasons.filter((why) => !/^[A-Z].*\.$/.test(why))).toEqual([]);
});

describe('file rules', () => {
  const SCRIPT = '<script src=/portal/assets/js/main.js></script>';

  beforeEach(() => {
    write('index.html', SCRIPT);
    for (const file of ['llms.txt', 'llms-full-api.txt', 'docs/API/Shop/openapi.d.ts'])
      write(file, 'text');
  });

  const find = (pathname: string) => findHeaders(readHeaders(dir), `/portal/${pathname}`);

  it.each([
    ['api-status/', 'api-console/Shop/a.json'],
    ['api-sandboxes/', 'api-sandbox/Shop.json'],
    ['images/', 'img/logo.svg'],
    ['api-console', 'fonts/a.woff2'],
  ])('send %s with a policy, but not %s', (page, file) => {
    expect(find(page)).toHaveProperty('Content-Security-Policy');
    expect(find(file)).not.toHaveProperty('Content-Security-Policy');
  });

  it.each([
    ['llms/', 'llms.txt'],
    ['llms-and-us/', 'llms-full-api.txt'],
    ['docs/llms.txt', 'docs/llms.md'],
    ['closed-openapi.yaml', 'openapi.yaml'],
    ['docs/closed-openapi.json', 'docs/API/Shop/openapi.json'],
    ['.well-known/security.txt', '.well-known/api-catalog'],
  ])('restrict %s to this site, and share %s', (page, file) => {
    expect(find(page)).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(find(file)).toHaveProperty('Access-Control-Allow-Origin', '*');
  });

  it('serve TypeScript declarations as text, and omit missing files', () => {
    const type = 'text/plain; charset=utf-8';
    expect(find('docs/API/Shop/openapi.d.ts')).toHaveProperty('Content-Type', type);
    expect(find('docs/API/Shop/gone.d.ts')).not.toHaveProperty('Content-Type');
    expect(find('index.html')).not.toHaveProperty('Content-Type');
  });

  it('stay within the limits of Cloudflare: 100 rules, and 2,000 characters in a line', () => {
    const rules = readHeaders(dir);
    expect(rules.length).toBeLessThan(50);
    const lengths = formatHeadersFile(rules)
      .split('\n')
      .map(({length}) => length);
    expect(Math.max(...lengths)).toBeLessThan(2000);
  });
});
