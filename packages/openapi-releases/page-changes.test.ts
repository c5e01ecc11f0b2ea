import {expect, it} from 'vitest';

import {listPageChanges, WHOLE_API} from './page-changes';
import {toSmallContract} from './testing/small-contract';

const list = (...replacements: readonly (readonly [string, string])[]) =>
  listPageChanges(toSmallContract(), toSmallContract(...replacements));

it('lists the changes of each operation, with breaking changes first', () => {
  const changes = list(
    ['required: [name]', 'required: [name, kind]'],
    ['What it is called.', 'Its name.'],
  );
  expect(changes.get('post /things')?.map(({impact}) => impact)).toEqual(['breaking', 'wording']);
  expect(changes.get('post /things')?.[0]?.locations[0]?.anchors[0]).toBe('request-body.kind');
  expect(changes.has('delete /things/{}')).toBe(false);
});

it('lists shared changes on the page of each operation, with its anchors, and on the page of the API', () => {
  const changes = list(['What it is called.', 'Its name.']);
  const places = ['get /things', 'post /things', WHOLE_API].map(
    (page) => changes.get(page)?.[0]?.locations[0],
  );
  expect(places.map((place) => place?.name)).toEqual(['Name', 'Name', 'Name']);
  expect(places[0]?.anchors).toContain('responses.200.items.name');
  expect(places[1]?.anchors).toContain('request-body.name');
  expect(places[2]?.anchors).toEqual([]);
});

it('is empty without changes', () => {
  expect(list()).toEqual(new Map());
});
