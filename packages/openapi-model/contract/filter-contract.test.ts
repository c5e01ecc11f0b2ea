import {asObject, type JsonObject} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {type ContractFilter, filterContract} from './filter-contract';

const SHOP = `
openapi: 3.1.0
info: {title: Shop, version: 1.0.0}
tags: [{name: carts}, {name: staff}, {name: planned}]
x-tagGroups:
  - {name: Public, tags: [carts]}
  - {name: Internal, tags: [staff]}
security: [{key: []}, {staff: []}]
paths:
  /carts:
    get:
      operationId: list-carts
      tags: [carts]
      parameters:
        - {name: debug, in: query, x-internal: true, schema: {type: boolean}}
        - {name: size, in: query, schema: {type: integer}}
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema: {type: array, items: {$ref: '#/components/schemas/Cart'}}
              example: [{id: a, cost: 1, owner: {name: b, salary: 2}}]
          links:
            audit: {operationId: list-audits}
            again: {operationId: list-carts}
  /staff/audits:
    get:
      operationId: list-audits
      tags: [staff]
      responses:
        '200':
          description: OK
          content: {application/json: {schema: {$ref: '#/components/schemas/Audit'}}}
  /staff/audits/{id}:
    post: {operationId: create-audit, x-internal: true, responses: {'204': {description: OK}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: Key}
    staff: {type: http, scheme: basic, x-internal: true}
  schemas:
    Cart:
      allOf:
        - $ref: '#/components/schemas/Costs'
        - type: object
          required: [id, cost, owner]
          properties:
            id: {type: string}
            owner: {$ref: '#/components/schemas/Person'}
            secret: {$ref: '#/components/schemas/Secret'}
            payment:
              oneOf: [{$ref: '#/components/schemas/Secret'}]
            animal: {$ref: '#/components/schemas/Animal'}
    Costs:
      type: object
      required: [cost]
      properties:
        cost: {type: number, x-internal: true}
      example: {cost: 1}
    Person:
      type: object
      required: [name, salary]
      dependentRequired: {name: [salary], salary: [name]}
      properties:
        name: {type: string}
        salary: {type: number, x-internal: true}
    Secret: {type: string, x-internal: true}
    Animal:
      oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Ghost'}]
      discriminator:
        propertyName: kind
        mapping: {cat: Cat, ghost: Ghost}
    Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
    Ghost: {type: object, x-internal: true}
    Audit: {type: object}
    Unused: {type: object}
`;

function filter(by: ContractFilter, text = SHOP) {
  const document = parse(text) as JsonObject;
  filterContract(document, by);
  const keys = (pointer: string) => Object.keys(asObject(findAt(document, pointer)));
  return {document, keys, find: (pointer: string) => findAt(document, pointer)};
}

describe('hideInternal removes', () => {
  const {find, keys} = filter({hideInternal: true});
  const person = find('#/components/schemas/Person');

  it('operations, and paths without other operations', () => {
    expect(keys('#/paths')).toEqual(['/carts', '/staff/audits']);
  });

  it('parameters', () => {
    expect(find('#/paths/~1carts/get/parameters')).toEqual([
      expect.objectContaining({name: 'size'}),
    ]);
  });

  it('properties, with their names in `required`', () => {
    expect(person).toEqual({
      type: 'object',
      required: ['name'],
      dependentRequired: {name: []},
      properties: {name: {type: 'string'}},
    });
    expect(find('#/components/schemas/Costs')).not.toHaveProperty('required');
    expect(find('#/components/schemas/Cart/allOf/1/required')).toEqual(['id', 'owner']);
  });

  it('the values of properties in examples', () => {
    const media = '#/paths/~1carts/get/responses/200/content/application~1json';
    expect(find(`${media}/example`)).toEqual([{id: 'a', owner: {name: 'b'}}]);
    expect(find('#/components/schemas/Costs/example')).toEqual({});
  });

  it('references to a removed component, and unions without members', () => {
    expect(keys('#/components/schemas/Cart/allOf/1/properties')).toEqual(['id', 'owner', 'animal']);
  });

  it('members of unions, with their names in `mapping`', () => {
    expect(find('#/components/schemas/Animal')).toEqual({
      oneOf: [{$ref: '#/components/schemas/Cat'}],
      discriminator: {propertyName: 'kind', mapping: {cat: 'Cat'}},
    });
  });

  it('security schemes that have an alternative, and no others', () => {
    expect(find('#/security')).toEqual([{key: []}]);
    expect(keys('#/components/securitySchemes')).toEqual(['key']);
    const only = filter(
      {hideInternal: true},
      SHOP.replace('security: [{key: []}, {staff: []}]', 'security: [{staff: []}]'),
    );
    expect(only.find('#/security')).toEqual([{staff: []}]);
    expect(only.keys('#/components/securitySchemes')).toEqual(['key', 'staff']);
  });
});

describe('operations are selected', () => {
  it.each<[string, ContractFilter, readonly string[]]>([
    ['by tag', {only: {tags: ['carts']}}, ['/carts']],
    ['by path', {only: {paths: ['/carts']}}, ['/carts']],
    ['by id', {only: {operations: ['create-audit']}}, ['/staff/audits/{id}']],
    ['by the beginning of the path', {without: {paths: ['/staff/*']}}, ['/carts']],
    ['and deselected', {only: {tags: ['staff']}, without: {tags: ['staff']}}, []],
  ])('%s', (_, by, paths) => {
    expect(filter(by).keys('#/paths')).toEqual(paths);
  });

  const {find, keys} = filter({without: {paths: ['/staff/*']}});

  it('with their links', () => {
    expect(keys('#/paths/~1carts/get/responses/200/links')).toEqual(['again']);
  });

  it('with their tags, and with tags that never had an operation', () => {
    expect(find('#/tags')).toEqual([{name: 'carts'}, {name: 'planned'}]);
    expect(find('#/x-tagGroups')).toEqual([{name: 'Public', tags: ['carts']}]);
  });

  it('with the components that they use, and with components that were unused before', () => {
    const schemas = keys('#/components/schemas');
    expect(schemas).not.toContain('Audit');
    expect(schemas).toEqual(expect.arrayContaining(['Unused', 'Cat', 'Ghost']));
  });
});

it('filters Swagger 2.0', () => {
  const {document} = filter(
    {hideInternal: true, without: {tags: ['staff']}},
    `
swagger: '2.0'
info: {title: Shop, version: 1.0.0}
paths:
  /carts:
    get:
      responses:
        '200':
          description: OK
          schema: {$ref: '#/definitions/Cart'}
          examples: {application/json: {id: 1, cost: 2}}
  /audits:
    get: {tags: [staff], responses: {'200': {description: OK, schema: {$ref: '#/definitions/Audit'}}}}
definitions:
  Cart:
    required: [cost]
    properties: {id: {type: integer}, cost: {type: integer, x-internal: true}}
  Audit: {type: object}
`,
  );
  expect(document.definitions).toEqual({Cart: {properties: {id: {type: 'integer'}}}});
  expect(JSON.stringify(document.paths)).not.toMatch(/audits|cost/);
});

describe('the filter reads a part as often', () => {
  /** Returns an object that counts how often its members are listed or read. */
  function watch<Value extends JsonObject>(value: Value) {
    let count = 0;
    const observed = new Proxy(value, {
      ownKeys: (target) => ((count += 1), Reflect.ownKeys(target)),
      get: (target, key) => ((count += 1), Reflect.get(target, key) as unknown),
    });
    return {observed, count: () => count};
  }

  const repeat = <Value>(count: number, build: (index: number) => Value): Record<string, Value> =>
    Object.fromEntries(Array.from({length: count}, (_, index) => [`a${index}`, build(index)]));

  it('for 20 security schemes as for 2', () => {
    const count = (schemes: number): number => {
      const {observed, count: visits} = watch({title: 'Shop'});
      const securitySchemes = repeat(schemes, () => ({type: 'http', 'x-internal': true}));
      const document = {
        info: observed,
        security: Object.keys(securitySchemes).map((name) => ({[name]: []})),
        components: {securitySchemes},
      };
      filterContract(document, {hideInternal: true});
      expect(document.security).toHaveLength(1);
      return visits();
    };
    expect(count(20)).toBe(count(2));
  });

  it('for 20 links as for 2', () => {
    const count = (length: number): number => {
      const {observed, count: visits} = watch({operationId: 'staff', tags: ['staff']});
      const links = {...repeat(length, () => ({operationId: 'staff'})), own: {operationId: 'own'}};
      const get = {responses: {'200': {links}}};
      filterContract({paths: {'/': {get, post: observed}}}, {without: {tags: ['staff']}});
      expect(Object.keys(links)).toEqual(['own']);
      return visits();
    };
    expect(count(20)).toBe(count(2));
  });

  it('at the end of 12 recursive steps as at the end of 2', () => {
    const count = (levels: number): number => {
      const {observed, count: visits} = watch({id: 1, secret: 2});
      let example: JsonObject = observed;
      for (let level = 0; level < levels; level += 1) example = {next: example};
      const $ref = '#/components/schemas/Node';
      const other = {properties: {next: {anyOf: [{$ref}, {$ref: `${$ref}/anyOf/0`}]}}};
      const secret = {'x-internal': true};
      const Node = {example, anyOf: [other], properties: {...other.properties, secret}};
      filterContract({components: {schemas: {Node}}}, {hideInternal: true});
      expect(Object.keys(observed)).toEqual(['id']);
      return visits();
    };
    expect(count(12)).toBe(count(2));
  });
});
