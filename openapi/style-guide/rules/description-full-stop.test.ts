import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const RULE = 'description-full-stop';

const lint = (text: string): Promise<readonly string[]> =>
  lintRows(RULE, `components: {schemas: {User: {description: '${text}'}}}\n`);

test('rejects a description without a full stop, and one that is empty', async () => {
  expect(await lint('A person who may sign in')).toEqual([
    '1 The description ends with "may sign in", without a full stop',
  ]);
  expect(await lint('See below:')).toHaveLength(1);
  expect(await lint('')).toEqual(['1 The description is empty']);
});

test('passes full sentences', async () => {
  expect(await lint('A person. The `id` never changes.')).toEqual([]);
});

test('accepts a property named `description`, and checks descriptions next to a reference', async () => {
  const yaml = `components:
  schemas:
    Task:
      properties:
        description: {type: string}
        owner: {$ref: '#/components/schemas/User', description: Whoever answers}
    User: {description: A person.}
`;
  expect(await lintRows(RULE, yaml)).toEqual([
    '6 The description ends with "Whoever answers", without a full stop',
  ]);
});
