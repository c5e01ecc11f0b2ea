import {execFileSync} from 'node:child_process';

import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import {readReportLink, listVersions, toReportStart} from './report-link';

const CONTRACTS = [
  {
    published: {id: 'Shop', label: 'Shop API', route: 'shop', contract: 'shop.yaml', outputDir: ''},
    readVersion: () => Promise.resolve('1.2.0'),
  },
];

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

it('offers no report without a configured URL', async () => {
  expect(await readReportLink(writeFiles({}), [], '')).toEqual({});
});

it('offers a report if a URL is configured', async () => {
  const {reportStart} = await readReportLink(writeFiles({}), [], 'mailto:docs@example.com');
  expect(reportStart).toMatch(/^mailto:docs@example\.com\?subject=Problem/);
});

describe('the versions in a report', () => {
  it('are the versions of the documentation and of each contract', async () => {
    const folder = writeFiles({'a.md': 'A'});
    git(folder, 'init');
    git(folder, 'add', '.');
    git(folder, 'commit', '-m', 'one', '--date=2026-11-20T12:00:00Z');
    const commit = git(folder, 'rev-parse', '--short=10', 'HEAD').trim();
    expect(await listVersions(folder, CONTRACTS)).toMatch(
      new RegExp(`^documentation of \\d{4}-\\d\\d-\\d\\d \\(${commit}\\), Shop API 1\\.2\\.0$`),
    );
  });

  it('only include contract versions in a copy without history', async () => {
    expect(await listVersions(writeFiles({}), CONTRACTS)).toBe('Shop API 1.2.0');
  });

  it('omit a contract without a version', async () => {
    const contracts = CONTRACTS.map((one) => ({...one, readVersion: () => Promise.resolve('')}));
    expect(await listVersions(writeFiles({}), contracts)).toBe('');
  });
});

describe('a report', () => {
  const read = (address: string) =>
    new URL(`${toReportStart(address, 'Shop API 1.2.0')}${encodeURIComponent('https://a/b#c')}`);

  it.each([
    ['mailto:docs@example.com', 'subject', '\r\n'],
    ['https://example.com/issues/new', 'title', '\n'],
    ['https://example.com/issues/new?labels=docs', 'title', '\n'],
  ])('to %s contains subject, version and page', (address, title, end) => {
    const {searchParams} = read(address);
    expect(searchParams.get(title)).toBe('Problem with a page');
    expect(searchParams.get('body')?.split(end)).toEqual([
      '',
      '',
      'Version: Shop API 1.2.0',
      'Page: https://a/b#c',
    ]);
  });

  it('keeps the existing query of the URL', () => {
    expect(read('https://example.com/issues/new?labels=docs').searchParams.get('labels')).toBe(
      'docs',
    );
  });

  it.each(['docs@example.com', 'http://example.com', 'mailto:', 'javascript:alert(1)'])(
    'is not sent to other URLs, such as %s',
    (address) => {
      expect(() => toReportStart(address, '')).toThrow('REPORT_URL');
    },
  );
});
