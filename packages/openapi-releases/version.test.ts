import {describe, expect, it} from 'vitest';

import type {Impact} from './change';
import {compareVersions, findNeededStep, findStep, parseVersion, raiseVersion} from './version';

describe('parseVersion', () => {
  it('reads three numbers', () => {
    expect(parseVersion('10.0.2')).toEqual({major: 10, minor: 0, patch: 2});
  });

  it.each(['1.0', 'v1.0.0', '1.0.0-beta', '01.0.0', '1.0.0.0', ''])('refuses %j', (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });
});

describe('versions', () => {
  it('are in the order of their numbers, not of their letters', () => {
    const versions = ['1.10.0', '2.0.0', '1.2.0', '1.2.1'];
    expect(versions.sort(compareVersions)).toEqual(['1.2.0', '1.2.1', '1.10.0', '2.0.0']);
  });

  it('start again behind the number that is raised', () => {
    expect(raiseVersion('1.2.3', 'major')).toBe('2.0.0');
    expect(raiseVersion('1.2.3', 'minor')).toBe('1.3.0');
    expect(raiseVersion('1.2.3', 'patch')).toBe('1.2.4');
  });

  it.each([
    ['2.0.0', 'major'],
    ['1.3.0', 'minor'],
    ['1.2.4', 'patch'],
    ['1.4.0', undefined],
    ['1.2.3', undefined],
    ['1.2.2', undefined],
    ['2.1.0', undefined],
  ])('lead from 1.2.3 to %s by the step %s', (to, step) => {
    expect(findStep('1.2.3', to)).toBe(step);
  });
});

it.each<[string, readonly Impact[], string | undefined]>([
  ['1.0.0', ['wording', 'breaking', 'compatible'], 'major'],
  ['0.3.0', ['breaking'], 'minor'],
  ['1.0.0', ['wording', 'compatible'], 'minor'],
  ['1.0.0', ['wording'], 'patch'],
  ['1.0.0', [], undefined],
])('after %s, changes that are %j need the step %s', (from, impacts, step) => {
  expect(findNeededStep(from, impacts)).toBe(step);
});
