import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {readBaseUrl, readHeaders} from './headers';
import {findInlineScripts} from './inline-scripts';
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
  ['<script defer src=/assets/js/main.js></script>', '/'],
  ['<script integrity="sha256-a" src="/portal/assets/js/main.js"></script>', '/portal/'],
])('learns from %s where the site stands', (html, baseUrl) => {
  write('index.html', html);
  expect(readBaseUrl(dir)).toBe(baseUrl);
  expect(readHeaders(dir).every((rule) => rule.path.startsWith(baseUrl))).toBe(true);
  expect(readHeaders(dir).map((rule) => rule.path)).toContain(`${baseUrl}assets/*`);
});

it('says so where there is no build', () => {
  write('index.html', 'the last good build');
  expect(() => readHeaders(dir)).toThrow(`${dir} is no build of this site`);
});

it('has one star at most in each path, as hosts want it', () => {
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
