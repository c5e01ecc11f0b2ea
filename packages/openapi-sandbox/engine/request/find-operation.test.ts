import {expect, it} from 'vitest';

import type {SandboxModel, SandboxOperation} from '../../model/model';

import {createFinder} from './find-operation';

const toModel = (path: string): SandboxModel => {
  const operation: SandboxOperation = {
    id: path,
    method: 'GET',
    path,
    parameters: [],
    security: [],
    access: [],
    responses: {},
  };
  return {
    basePaths: [''],
    operations: [operation],
    responses: [],
    requestDefs: {},
    responseDefs: {},
  };
};

it.each([
  ['/pets', '/pets', {}],
  ['/pets/{id}', '/pets/7', {id: '7'}],
  ['/pets/{id}/', '/pets/7/', {id: '7'}],
  ['/{a}/{b}', '/x/y', {a: 'x', b: 'y'}],
  ['/{a}-{b}', '/x-y-z', {a: 'x-y', b: 'z'}],
  ['/{a}-{b}.json', '/x--y.json.json', {a: 'x-', b: 'y.json'}],
  ['/{a}{b}{c}', '/xyz', {a: 'x', b: 'y', c: 'z'}],
  ['/{a}{b}', '/wxyz', {a: 'wxy', b: 'z'}],
  ['/(x)*/{a}', '/(x)*/y', {a: 'y'}],
  ['/é/{a}', '/%C3%A9/y', {a: 'y'}],
  // Outside braces, a dot is literal (OpenAPI 3.1.1, 3.5 Path Templating).
  ['/{a}.{b}', '/plan.tar.gz', {a: 'plan.tar', b: 'gz'}],
  ['/.{a}', '/.profile', {a: 'profile'}],
  ['/{a}/..{b}', '/x/..y', {a: 'x', b: 'y'}],
])('%s matches the path %s', (template, path, values) => {
  expect(createFinder(toModel(template))('GET', path).path).toEqual(values);
});

it.each([
  ['/pets', '/pets/'],
  ['/pets/{id}', '/pets/'],
  ['/pets/{id}', '/pets/7/8'],
  ['/pets/{id}', '/pet/7'],
  ['/{a}-{b}', '/-x'],
  ['/{a}-{b}', '/x-'],
  ['/{a}-{b}', '/x-y/z'],
  ['/{a}{b}', '/x'],
  ['/{a}/x/{b}', '/a/x/x/x/b'],
  ['/x{a}x', '/x'],
  ['/x{a}x', '/xx'],
])('%s does not match the path %s', (template, path) => {
  expect(() => createFinder(toModel(template))('GET', path)).toThrow('The contract has no path');
});
