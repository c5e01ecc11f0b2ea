import fs from 'node:fs';
import path from 'node:path';

import {formatProblems} from '@openapi-portal/reports';
import {expect, it} from 'vitest';

import {findCircularReferences} from './circular-references';

const BROKEN = path.resolve(__dirname, '../../../tests/contracts/broken');
const CIRCULAR = path.join(BROKEN, 'circular.yaml');

const READABLE = new Set(fs.readdirSync(BROKEN).map((name) => path.join(BROKEN, name)));

const report = (file: string): string =>
  formatProblems(
    'the contract',
    findCircularReferences(file, READABLE).map(({problem}) => problem),
    BROKEN,
  );

it('reports each circle of references with its location and a fix', () => {
  expect(report(CIRCULAR)).toMatchInlineSnapshot(`
    "4 problems in the contract:

      circular.yaml:19:11  Circular reference: #/components/parameters/Two → #/components/parameters/One → #/components/parameters/Two
        → replace one of these references with the object itself
      circular.yaml:22:12  Circular reference: #/components/responses/Loop → #/components/responses/Loop
        → replace one of these references with the object itself
      circular.yaml:24:9  Circular reference: #/components/pathItems/C → #/components/pathItems/B → #/components/pathItems/C
        → replace one of these references with the object itself
      circular.yaml:27:13  Circular reference: #/components/schemas/Second → #/components/schemas/Third → #/components/schemas/First → #/components/schemas/Second
        → replace one of these references with the object itself
    "
  `);
});

it('follows references to other files', () => {
  const files = path.join(BROKEN, 'circular-files.yaml');
  expect(report(files)).toMatchInlineSnapshot(`
    "1 problem in the contract:

      circular-files.yaml:5:8  Circular reference: circular-paths.yaml#/a → circular-files.yaml#/paths/~1a → circular-paths.yaml#/a
        → replace one of these references with the object itself
    "
  `);
});

it('finds none if a schema contains itself, or if keywords are next to a reference', () => {
  const hard = path.resolve(BROKEN, '../hard.yaml');
  expect(findCircularReferences(hard, new Set([hard]))).toEqual([]);
});
