import {expect, it} from 'vitest';

import {readOperationRecords} from '../testing/read-page-records';
import {mergeRecords} from './merge-records';

const create = readOperationRecords('docs/api/create-user');
const invite = readOperationRecords('docs/api/invite-user');
const other = readOperationRecords('docs/other/create-user');

const findPlaces = (title: string) =>
  mergeRecords([create, invite, other])
    .filter((record) => record.title === title)
    .map(({places}) => places.map(({page, anchor}) => `${page}#${anchor}`));

it('creates one record of a field for each API, with all its locations', () => {
  expect(findPlaces('contact.email')).toEqual([
    [
      'docs/api/create-user#request-body.contact.email',
      'docs/api/invite-user#request-body.contact.email',
    ],
    ['docs/other/create-user#request-body.contact.email'],
  ]);
});

it('lists locations in request bodies first, then parameters, responses and error headers', () => {
  const field = (order: number, anchor: string) =>
    ({kind: 'field', title: 'id', anchor, names: [], text: anchor, order}) as const;
  const page = {...create, records: [field(3, 'd'), field(1, 'b'), field(0, 'a'), field(2, 'c')]};
  const [record] = mergeRecords([page]);
  expect(record?.places.map(({anchor}) => anchor)).toEqual(['a', 'b', 'c', 'd']);
  expect(record?.text).toBe('a');
});

it('creates one record of a status for each API', () => {
  expect(findPlaces('404 Not Found').map((places) => places.length)).toEqual([2, 1]);
});

it('keeps operations and sections with the same title separate', () => {
  expect(findPlaces('Create a user')).toHaveLength(3);
});
