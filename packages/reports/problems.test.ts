import {expect, it} from 'vitest';

import {formatLocation, formatRows} from './problems';

const place = {line: 1, column: 48_211};

it('names the location of a problem, as a pointer if there is one', () => {
  const file = '/site/openapi/api.json';
  expect(formatLocation({file, ...place}, '/site')).toBe('openapi/api.json:1:48211');
  expect(formatLocation({file, ...place, pointer: '#/tags/0'}, '/site')).toBe(
    'openapi/api.json#/tags/0',
  );
});

it('names a file outside the site by the shorter of its two paths', () => {
  const siteDir = '/home/author/portal';
  expect(formatLocation({file: '/tmp/api.yaml', ...place}, siteDir)).toMatch(/^\/tmp\/api\.yaml:/);
  expect(formatLocation({file: '/home/author/team/api.yaml', ...place}, siteDir)).toMatch(
    /^\.\.\/team\/api\.yaml:/,
  );
});

it('omits the middle of long messages', () => {
  const message = `Tag ${'a'.repeat(50_000)} is not listed (operation-tag-defined)`;
  const problem = {file: '/site/api.yaml', line: 2, column: 1, message, fix: 'list it'};
  const rows = formatRows('1 problem', [problem], '/site');
  expect(rows.length).toBeLessThan(1200);
  expect(rows).toMatch(/api\.yaml:2:1 {2}Tag a+ … a+ is not listed \(operation-tag-defined\)\n/);
});

it('shows line breaks and control characters of names, which a terminal would execute', () => {
  const problem = {
    file: '/site/a\n::error::b.yaml',
    ...place,
    message: 'Property `\u001B[31mx\n`',
    fix: 'remove it',
  };
  expect(formatRows('1 problem', [problem], '/site')).toBe(
    '1 problem:\n\n  a\\n::error::b.yaml:1:48211  Property `\\u{1B}[31mx\\n`\n    → remove it\n',
  );
});
