import {describe, expect, it} from 'vitest';

import type {Change, Impact} from './change';
import {findStepMistake, isVersion} from './check-step';
import {compareContracts} from './compare-contracts';
import {toSmallContract} from './testing/small-contract';

const find = (to: string, ...replacements: readonly (readonly [string, string])[]): string => {
  const changes = compareContracts(toSmallContract(), toSmallContract(...replacements));
  const mistake = findStepMistake('1.0.0', to, changes);
  return mistake === undefined ? 'none' : `${mistake.message} → ${mistake.fix}`;
};

const breaking = ['enum: [round, square]', 'enum: [round]'] as const;
const nothing = ['    Kind:', '    Kind:'] as const;
const addition = ['components:\n', '  /more:\n    get: {responses: {}}\ncomponents:\n'] as const;
const wording = ['What it is called.', 'Its name.'] as const;

describe('the version of a contract', () => {
  it('stays the same without changes', () => {
    expect(find('1.0.0', nothing)).toBe('none');
  });

  it.each([
    ['2.0.0', breaking],
    ['1.1.0', addition],
    ['2.0.0', addition],
    ['1.0.1', wording],
    ['1.1.0', nothing],
  ])('may be %s after a change that does not require it', (version, change) => {
    expect(find(version, change)).toBe('none');
  });

  it('is rejected if it stays the same despite a change', () => {
    expect(find('1.0.0', wording)).toMatchInlineSnapshot(
      `"The contract differs from release 1.0.0 (1 change, none breaking), but has the same version → write 1.0.1, or undo the changes that npm run api:diff lists"`,
    );
  });

  it('is rejected if a breaking change gets no new major version', () => {
    expect(find('1.1.0', breaking)).toMatchInlineSnapshot(
      `"1.1.0 is too small a step from 1.0.0 for its changes (4 changes, 2 breaking) → write 2.0.0, or undo the changes that npm run api:diff lists"`,
    );
  });

  it('is rejected if an addition gets no new minor version', () => {
    expect(find('1.0.1', addition)).toMatchInlineSnapshot(
      `"1.0.1 is too small a step from 1.0.0 for its changes (1 change, none breaking) → write 1.1.0, or undo the changes that npm run api:diff lists"`,
    );
  });

  it.each(['1.2.0', '0.9.0', '3.0.0'])(
    'is rejected if it is %s, which is not the next version',
    (to) => {
      expect(find(to, wording)).toBe(
        `${to} is not the next version after 1.0.0 → write the next version: 2.0.0, 1.1.0, 1.0.1`,
      );
    },
  );
});

describe('a next version', () => {
  const toChange = (impact: Impact): Change => ({
    impact,
    locations: [],
    text: 'is other',
    pointer: '#',
    isGone: false,
  });
  const findFix = (from: string, to: string, ...impacts: readonly Impact[]): string | undefined =>
    findStepMistake(from, to, impacts.map(toChange))?.fix.split(/[:,] (?:or )?/)[0];

  it.each(['2.0.0', '1.3.0', '1.2.4', '1.2.3'])('of 1.2.3 may be %s', (to) => {
    expect(findFix('1.2.3', to)).toBeUndefined();
  });

  it.each(['1.4.0', '1.2.2', '2.1.0', '1.10.0'])('of 1.2.3 may not be %s', (to) => {
    expect(findFix('1.2.3', to)).toBe('write the next version');
  });

  it.each<[string, readonly Impact[], string | undefined]>([
    ['1.2.3', ['wording', 'breaking', 'compatible'], 'write 2.0.0'],
    ['0.3.1', ['breaking'], 'write 0.4.0'],
    ['1.2.3', ['wording', 'compatible'], 'write 1.3.0'],
    ['1.2.3', ['wording'], 'write 1.2.4'],
    ['1.2.3', [], undefined],
  ])('%s is large enough for changes that are %j', (from, impacts, fix) => {
    expect(findFix(from, from, ...impacts)).toBe(fix);
  });
});

describe('a version', () => {
  it('has three numbers', () => {
    expect(isVersion('10.0.2')).toBe(true);
  });

  it.each(['1.0', 'v1.0.0', '1.0.0-beta', '1.0.0+build', '01.0.0', '1.0.0.0', ' 1.0.0', ''])(
    'is not %j',
    (text) => {
      expect(isVersion(text)).toBe(false);
    },
  );
});
