import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (method: string, ...mediaTypes: readonly string[]): Promise<readonly string[]> => {
  const content = mediaTypes.map((mediaType) => `          ${mediaType}: {}\n`).join('');
  return lintRows(
    'merge-patch-body',
    `paths:\n  /company:\n    ${method}:\n      requestBody:\n        content:\n${content}`,
  );
};

test('rejects a PATCH body of any other media type', async () => {
  expect(await lint('patch', 'application/json')).toEqual([
    '6 The body of PATCH /company may be application/json; only application/merge-patch+json is allowed',
  ]);
  expect(await lint('patch', 'application/merge-patch+json', 'text/plain')).toHaveLength(1);
});

test('passes a merge patch, and any body of another method', async () => {
  expect(await lint('patch', 'application/merge-patch+json')).toEqual([]);
  expect(await lint('post', 'application/json')).toEqual([]);
});

test('passes a merge patch with a media type parameter', async () => {
  expect(await lint('patch', 'application/merge-patch+json;charset=utf-8')).toEqual([]);
});
