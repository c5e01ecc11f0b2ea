import path from 'node:path';

import {asObject} from '@openapi-portal/reports/json';
import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import {bundleContract} from '.';

async function read(source: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = writeFiles({'api.yaml': source, ...files});
  return bundleContract(path.join(siteDir, 'api.yaml'), undefined, siteDir);
}

const toSource = (paths: string): string =>
  `openapi: 3.1.1\ninfo: {title: A, version: '1'}\npaths:\n${paths}`;

describe('half of a surrogate pair (RFC 8259, section 8.2)', () => {
  it('is replaced in names and texts, which stay in their order', async () => {
    const {document, problems} = await read(
      toSource(`  /first: {}\n  "/a\\ud800": {summary: "\\uDC00 b"}\n  /last: {}\n`),
    );
    const {paths} = asObject(document);
    expect(problems).toEqual([]);
    expect(Object.keys(asObject(paths))).toEqual(['/first', '/a\uFFFD', '/last']);
    expect(asObject(paths)['/a\uFFFD']).toEqual({summary: '\uFFFD b'});
  });

  it('is reported with its first location, the number of others, and a fix', async () => {
    const {warnings} = await read(
      toSource(`  "/a\\ud800": {summary: "\\uDC00"}\n  /b: {summary: "\\U0000d800"}\n`),
    );
    expect(warnings).toEqual([
      expect.objectContaining({
        line: 4,
        message:
          'Half of a surrogate pair is written here, and at 2 other locations: no URL or file can contain it, so readers see \uFFFD',
        fix: 'write both halves of the pair, as in \\ud83d\\ude00, or remove the half',
      }),
    ]);
  });

  it('is found in a referenced file', async () => {
    const {warnings = [], document} = await read(toSource('  /a: {$ref: a.yaml}\n'), {
      'a.yaml': 'get: {summary: "x\\ud800"}\n',
    });
    expect(warnings.map(({file}) => path.basename(file))).toEqual(['a.yaml']);
    expect(asObject(asObject(document).paths)).toHaveProperty(['/a', 'get', 'summary'], 'x\uFFFD');
  });

  it('is found neither in whole pairs nor in escaped text', async () => {
    const patterns = `  /a: {summary: "\\ud83d\\ude00", get: {description: '^[\\ud800-\\udfff]'}}\n`;
    const {document, warnings} = await read(toSource(patterns));
    expect(warnings).toEqual([]);
    expect(asObject(asObject(document).paths)['/a']).toEqual({
      summary: '😀',
      get: {description: '^[\\ud800-\\udfff]'},
    });
  });

  it('in a name does not change __proto__', async () => {
    const {document} = await read(toSource('  {"__proto__": {}, "/a\\ud800": {}}\n'));
    expect(Object.keys(asObject(asObject(document).paths))).toEqual(['__proto__', '/a\uFFFD']);
  });
});
