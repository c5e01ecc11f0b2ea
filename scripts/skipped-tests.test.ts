import {describe, expect, it} from 'vitest';

import {nameSkipped} from './test-reports';

const skip = (title: string, ...ancestorTitles: string[]) => ({
  status: 'skipped',
  title,
  ancestorTitles,
});

describe('nameSkipped', () => {
  it('lists each language once, with the missing program', () => {
    const titles = [
      'powershell: are only parsed, as pwsh is missing',
      'csharp: is only read, as dotnet is missing',
      'csharp: are only parsed, as dotnet or openssl is missing',
    ];
    expect(nameSkipped(titles.map((title) => skip(title)))).toEqual([
      'samples not run in csharp (no dotnet), powershell (no pwsh)',
    ]);
  });

  it('names the group of other tests once', () => {
    const group = 'nginx, which this machine lacks';
    expect(nameSkipped([skip('answers', group), skip('compresses', group, 'texts')])).toEqual([
      group,
    ]);
  });

  it('names a nested group if other tests of its parent ran', () => {
    expect(nameSkipped([skip('answers', 'the site below a base path', 'under nginx')])).toEqual([
      'the site below a base path › under nginx',
    ]);
  });

  it('lists no tests that ran', () => {
    const title = 'go: are only parsed, as go is missing';
    expect(nameSkipped([{status: 'passed', title, ancestorTitles: []}])).toEqual([]);
  });
});
