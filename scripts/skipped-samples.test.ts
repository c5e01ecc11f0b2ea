import {describe, expect, it} from 'vitest';

import {formatSkipped} from './skipped-samples';

describe('formatSkipped', () => {
  it('names each language once, with what is missing', () => {
    const titles = [
      'powershell: are only parsed, as pwsh is missing',
      'csharp: is only read, as dotnet is missing',
      'csharp: are only parsed, as dotnet or openssl is missing',
    ];
    expect(formatSkipped(titles.map((title) => ({status: 'skipped', title})))).toBe(
      ', samples parsed but not run: csharp (no dotnet), powershell (no pwsh)',
    );
  });

  it('says nothing of tests that ran, or that are skipped for another reason', () => {
    const tests = [
      {status: 'passed', title: 'go: are only parsed, as go is missing'},
      {status: 'skipped', title: 'opens a window'},
    ];
    expect(formatSkipped(tests)).toBe('');
  });
});
