import {execFileSync} from 'node:child_process';

import {describe, expect, it} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import {readBuildTime} from '.';

const AT = '2026-11-20T12:00:00Z';

function commit(folder: string): void {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...person, ...args], {
      cwd: folder,
      env: {...process.env, GIT_COMMITTER_DATE: AT},
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
}

describe('the time of a build', () => {
  it('is the time of the last commit', () => {
    const folder = writeFiles({'a.md': 'A'});
    commit(folder);
    expect(readBuildTime(folder, undefined)).toEqual(new Date(AT));
  });

  it('is `SOURCE_DATE_EPOCH` if set', () => {
    const folder = writeFiles({'a.md': 'A'});
    commit(folder);
    expect(readBuildTime(folder, '86400')).toEqual(new Date('1970-01-02T00:00:00Z'));
  });

  it('is undefined in a copy without history', () => {
    expect(readBuildTime(writeFiles({}), undefined)).toBeUndefined();
  });

  it.each(['', 'today', '-1', '1.5'])('is not read from "%s"', (given) => {
    expect(() => readBuildTime(writeFiles({}), given)).toThrow(
      `SOURCE_DATE_EPOCH must be seconds since 1970, such as the output of date +%s, not "${given}"`,
    );
  });
});
