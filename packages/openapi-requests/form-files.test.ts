import {describe, expect, it} from 'vitest';

import {findMissingFiles, listFiles, withFileNames} from './form-files';
import {toMediaType} from './testing/models';

const photo = new File(['1'], 'luis.jpg');
const other = new File(['2'], 'mei.jpg');

const FORM = toMediaType({
  mediaType: 'multipart/form-data',
  fields: {photo: {isFile: true}, tags: {style: 'form'}, scans: {isFile: true, isList: true}},
});

it('lists the file fields of multipart forms', () => {
  expect(listFiles(FORM).map(([name]) => name)).toEqual(['photo', 'scans']);
  expect(listFiles({...FORM, mediaType: 'application/x-www-form-urlencoded'})).toEqual([]);
});

describe('names the selected files in the body', () => {
  it.each([
    ['{"name": "Luis"}', [photo], false, {name: 'Luis', photo: 'luis.jpg'}],
    ['{"photo": "old.jpg"}', [photo], false, {photo: 'luis.jpg'}],
    ['', [photo, other], true, {photo: ['luis.jpg', 'mei.jpg']}],
    ['{"name": "Luis", "photo": "old.jpg"}', [], false, {name: 'Luis'}],
  ])('%s', (text, files, isList, value) => {
    expect(JSON.parse(withFileNames(text, 'photo', files, isList))).toEqual(value);
  });

  it.each(['{"name":', '[1]'])('and leaves %s as it is', (text) => {
    expect(withFileNames(text, 'photo', [photo], false)).toBe(text);
  });
});

it('finds fields that name more files than the reader selected', () => {
  const value = {photo: 'luis.jpg', scans: ['a.png', 'b.png']};
  expect(findMissingFiles(FORM, value, {files: {}})).toEqual(['photo', 'scans']);
  expect(findMissingFiles(FORM, value, {files: {photo: [photo], scans: [other]}})).toEqual([
    'scans',
  ]);
  expect(findMissingFiles(FORM, {}, {files: {}})).toEqual([]);
});
