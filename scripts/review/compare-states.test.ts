import {describe, expect, it} from 'vitest';

import {type Comparison, compareStates} from './compare-states';
import {readState} from './read-build';
import {AFTER, BEFORE} from './testing/small-builds';
import {writeBuild} from './testing/write-build';

const compare = (): Comparison =>
  compareStates(
    readState({dir: writeBuild(BEFORE), name: 'before'}),
    readState({
      dir: writeBuild(AFTER),
      name: 'after',
      movedAnchors: {'/guide#after': '/new-place#after'},
    }),
  );

describe('the pages of a change', () => {
  it('are removed, moved, added or changed, in this order and by their paths', () => {
    const kinds = compare().pages.map(({kind, path, leadsTo}) => [kind, path, leadsTo]);
    expect(kinds).toEqual([
      ['gone', '/dropped', undefined],
      ['gone', '/replaced', '/guide'],
      ['moved', '/new-place', undefined],
      ['added', '/added', undefined],
      ['changed', '/docs/API/create-thing', undefined],
      ['changed', '/guide', undefined],
    ]);
  });

  it('are matched by their text if no redirect exists', () => {
    const {redirects: _, ...after} = AFTER;
    const {pages} = compareStates(
      readState({dir: writeBuild(BEFORE), name: 'before'}),
      readState({dir: writeBuild(after), name: 'after'}),
    );
    const moved = pages.filter(({kind}) => kind === 'moved');
    expect(moved.map(({before, after: is}) => [before?.path, is?.path])).toEqual([
      ['/old', '/new-place'],
    ]);
  });

  it('contain the number of words that only one version has', () => {
    const guide = compare().pages.find(({path}) => path === '/guide');
    expect(guide).toMatchObject({added: 1, removed: 1, title: 'Guide'});
  });

  it('list the pictures that changed', () => {
    const drawn = compare().pages.filter(({pictures}) => pictures.length > 0);
    expect(drawn.map(({path, pictures}) => [path, pictures])).toEqual([['/guide', ['The states']]]);
  });

  it('are empty if a build is compared with itself', () => {
    const state = readState({dir: writeBuild(BEFORE), name: 'one'});
    const same = compareStates(state, state);
    expect(same.pages).toEqual([]);
    expect(same.contracts).toEqual([]);
    expect(same.pictureFiles).toEqual([]);
    expect(same.styles).toEqual({stylesheets: [], concerned: []});
    expect(same.weights).toEqual([]);
    expect(same.numbers.filter(({before, after}) => before !== after)).toEqual([]);
    expect(Object.values(same.addresses).flat()).toEqual([]);
  });
});

it('URLs are new, lost, or redirected elsewhere', () => {
  expect(compare().addresses).toEqual({
    added: [{address: '/added'}, {address: '/img/new.svg'}, {address: '/new-place'}],
    lost: [
      {address: '/dropped'},
      {address: '/old', leadsTo: '/new-place'},
      {address: '/replaced', leadsTo: '/guide'},
    ],
    redirected: [
      {address: '/help', leadsTo: '/new-place', ledTo: '/old'},
      {address: '/start', leadsTo: '/', ledTo: '/guide'},
    ],
    lostSections: [{address: '/guide#after', leadsTo: '/new-place#after'}],
  });
});

it('contracts are compared like releases', () => {
  const [contract, ...rest] = compare().contracts;
  expect(rest).toEqual([]);
  expect(contract).toMatchObject({title: 'Small API', before: '1.0.0', after: '2.0.0'});
  expect(contract?.changes.map(({impact, operation, text}) => [impact, operation, text])).toEqual([
    ['breaking', 'post /things', 'has the `maxLength` `40`, it was `50`'],
  ]);
});

it('pictures are compared by their names', () => {
  const sides = compare().pictureFiles.map(({name, before, after}) => [name, !!before, !!after]);
  expect(sides).toEqual([
    ['img/logo.svg', true, true],
    ['img/new.svg', false, true],
  ]);
});

it('a changed stylesheet affects the pages that load it', () => {
  const {stylesheets, concerned} = compare().styles;
  expect(stylesheets.map(({name}) => name)).toEqual(['styles/site.css']);
  expect(concerned).toEqual(['/', '/docs/API/create-thing', '/guide']);
});

it('words, facts and weights are compared side by side', () => {
  const find = (label: string) => compare().numbers.find((number) => number.label === label);
  expect(find('Pages')).toMatchObject({before: 6, after: 5});
  expect(find('Operations')).toMatchObject({before: 1, after: 1});
  expect(find('Words on pages of the API')).toMatchObject({before: 7, after: 7});
  expect(find('Pictures in pages')).toMatchObject({before: 1, after: 1});
  expect(compare().weights.map(({path}) => path)).toContain('/guide');
});

it('a folder without a page is rejected as a build', () => {
  expect(() => readState({dir: '/no/such/folder', name: 'none'})).toThrow(
    '/no/such/folder is not a build of the site: it has no index.html. Run npm run build first',
  );
});

const ANSWER = {responses: {200: {description: 'Found.'}}};

const readContract = (contract: object) => {
  const info = {title: 'A', version: '1'};
  const files = {...BEFORE.files, 'docs/API/openapi.json': JSON.stringify({info, ...contract})};
  return readState({dir: writeBuild({...BEFORE, files}), name: 'state'});
};

it('contracts are compared in any version of OpenAPI', () => {
  const before = readContract({swagger: '2.0', paths: {'/a': {get: ANSWER}}});
  const {contracts} = compareStates(before, readContract({swagger: '2.0', paths: {}}));
  expect(contracts[0]?.changes).toHaveLength(1);
});

it('facts are counted for operations with any method, and names such as `constructor`', () => {
  const operation = {operationId: 'copy', ...ANSWER, constructor: 'x', headers: {toString: {}}};
  const paths = {'/a': {additionalOperations: {COPY: operation}, get: ANSWER}};
  const state = readContract({openapi: '3.2.0', paths});
  const {numbers} = compareStates(state, state);
  expect(numbers.find(({label}) => label.startsWith('Facts'))?.after).toBe(5);
});
