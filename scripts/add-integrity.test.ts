import {expect, it} from 'vitest';

import {addIntegrity, toIntegrity} from './add-integrity';

const digests: Readonly<Record<string, string>> = {'/a.js': 'sha256-js', '/a.css': 'sha256-css'};

const add = (html: string): string => addIntegrity(html, (address) => digests[address]);

it.each([
  ['<script src=/a.js defer></script>', '<script integrity="sha256-js" src=/a.js defer></script>'],
  ['<script src="/a.js"></script>', '<script integrity="sha256-js" src="/a.js"></script>'],
  [
    '<link rel=stylesheet href=/a.css />',
    '<link integrity="sha256-css" rel=stylesheet href=/a.css />',
  ],
  [
    '<link href="/a.css" rel="stylesheet"/>',
    '<link integrity="sha256-css" href="/a.css" rel="stylesheet"/>',
  ],
])('adds the digest of the file of %s', (html, result) => {
  expect(add(html)).toBe(result);
});

it.each([
  '<script>"src=/a.js"</script>',
  '<link rel=preload href=/a.css>',
  '<script src=https://other.example/a.js></script>',
  '<pre>&lt;script src=/a.js></pre>',
])('does not change %s', (html) => {
  expect(add(html)).toBe(html);
});

it('formats the digest as browsers require', () => {
  expect(toIntegrity(Buffer.from('alert(1)'))).toBe(
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  );
});
