import {expect, it} from 'vitest';

import {removeUnrenderable} from './remove-unrenderable';

const FAULTS = [{pointer: '#/paths/~1a/get', message: 'This cannot be shown'}];

const NOTE = '**Fault in the contract:** This cannot be shown.';

it('removes an operation, then its path, until nothing is left', () => {
  const rest = {'/b': {get: {operationId: 'b'}}};
  const openapi = '3.1.0';
  const info = {title: 'A'};
  const contract = {
    openapi,
    info,
    paths: {'/a': {parameters: [], get: {operationId: 'a'}}, ...rest},
  };
  const first = removeUnrenderable(contract, FAULTS);
  expect(first).toEqual({
    openapi,
    info,
    paths: {'/a': {parameters: [], get: {operationId: 'a', description: NOTE}}, ...rest},
  });
  const second = removeUnrenderable(first ?? {}, FAULTS);
  expect(second).toEqual({openapi, info: {title: 'A', description: NOTE}, paths: rest});
  expect(removeUnrenderable(second ?? {}, FAULTS)).toBeUndefined();
});
