import {BUDGET, Cursor, countSteps} from '@openapi-portal/openapi-model';
import {expect, it} from 'vitest';

import {fitPage} from './fit-page';
import type {PageBuilder} from './page';

const context = {basePath: '', parts: {}, toSchemaId: (name: string) => name};

it('nests no schemas on further pages after those of all pages are used up', () => {
  const root = {openapi: '3.1.0'};
  const contract = new Cursor(root, root);
  const findDepth = () => fitPage(contract, context, ({reach}: PageBuilder) => reach.steps);
  const bytes = JSON.stringify(root).length;
  countSteps(root, 'schemas', BUDGET.steps.schemas + Math.floor(bytes / 4));
  expect(findDepth()).toBe(Infinity);
  fitPage(contract, context, (builder) => builder.countSchemas(1));
  expect(findDepth()).toBe(1);
});
