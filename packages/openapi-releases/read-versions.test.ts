import {expect, it} from 'vitest';

import {compareContracts, listFirstChanges} from './compare-contracts';
import {findOperationVersions} from './read-versions';
import type {Release} from './change';
import {toSmallContract} from './testing/small-contract';

type Replacement = readonly [string, string];

const wording: Replacement = ['What it is called.', 'Its name.'];
const required: Replacement = ['required: [name]', 'required: [name, kind]'];
const withoutDelete: Replacement = ['    delete:', '    x-delete:'];

/** Returns releases 1.0.0, 2.0.0 and so on, each of the small contract after some replacements. */
function toReleases(...steps: readonly (readonly Replacement[])[]): readonly Release[] {
  const documents = steps.map((replacements) => toSmallContract(...replacements));
  return documents.map((document, index) => ({
    version: `${index + 1}.0.0`,
    date: '2026-01-01',
    summary: '',
    document,
    changes:
      index === 0 ? listFirstChanges(document) : compareContracts(documents[index - 1], document),
  }));
}

it('names the version that added an operation, and the versions that changed it', () => {
  const versions = findOperationVersions(toReleases([], [required], []));
  const {since, changedIn = []} = versions.get('post /things') ?? {};
  expect(since).toBe('1.0.0');
  expect(changedIn.map(({version}) => version)).toEqual(['3.0.0', '2.0.0']);
  expect(versions.get('get /things')).toEqual({since: '1.0.0', changedIn: []});
});

it('describes what each version changed, without texts', () => {
  const versions = findOperationVersions(toReleases([], [required, wording]));
  expect(versions.get('post /things')?.changedIn[0]?.changes).toEqual([
    expect.objectContaining({impact: 'breaking', text: 'is required now'}),
  ]);
});

it('does not count changed texts', () => {
  const versions = findOperationVersions(toReleases([], [wording]));
  expect(versions.get('post /things')).toEqual({since: '1.0.0', changedIn: []});
});

it('starts at the latest version that added an operation', () => {
  const versions = findOperationVersions(toReleases([], [withoutDelete], []));
  expect(versions.get('delete /things/{}')).toEqual({since: '3.0.0', changedIn: []});
});

it('omits removed operations, and is empty without releases', () => {
  const versions = findOperationVersions(toReleases([], [withoutDelete]));
  expect(versions.has('delete /things/{}')).toBe(false);
  expect(findOperationVersions([])).toEqual(new Map());
});
