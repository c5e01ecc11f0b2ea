import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const lint = (mediaType: string): Promise<readonly string[]> =>
  lintRows(
    'media-type-example',
    `paths:
  /a:
    post:
      requestBody:
        content:
          application/json: ${mediaType}
`,
  );

test('rejects a media type without an example', async () => {
  expect(await lint('{schema: {type: object}}')).toEqual([
    '6 The media type application/json has no example',
  ]);
  expect(await lint('{examples: {}}')).toHaveLength(1);
});

test('passes one example and several', async () => {
  expect(await lint('{example: {}}')).toEqual([]);
  expect(await lint('{examples: {member: {value: {}}}}')).toEqual([]);
});

test('accepts null as an example', async () => {
  expect(await lint('{example: null}')).toEqual([]);
});
