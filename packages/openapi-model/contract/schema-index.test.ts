import {asObject, type JsonObject} from '@openapi-portal/reports/json';
import {describe, expect, it} from 'vitest';

import {Cursor} from './cursor';
import {toOpenApi31} from './to-open-api-31';

const toDocument = (schemas: JsonObject, more: JsonObject = {}) => ({
  openapi: '3.1.1',
  info: {title: 'A', version: '1'},
  paths: {},
  components: {schemas},
  ...more,
});

/** Follows the reference at a path of property names. */
function follow(document: JsonObject, ...names: readonly string[]): Cursor | undefined {
  return names
    .reduce<Cursor | undefined>((cursor, name) => cursor?.get(name), new Cursor(document, document))
    ?.target();
}

const inSchemas = (schemas: JsonObject, ...names: readonly string[]): string | undefined =>
  follow(toDocument(schemas), 'components', 'schemas', ...names)?.pointer;

describe('a reference', () => {
  const Compound = {
    $id: 'https://schemas.example.com/compound',
    properties: {
      whole: {$ref: '#'},
      local: {$ref: '#/$defs/local'},
      relative: {$ref: 'part'},
      named: {$ref: '#tag'},
      other: {$ref: 'part#tag'},
      absolute: {$ref: 'https://schemas.example.com/part#/$defs/size'},
      urn: {$ref: 'urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed#/$defs/size'},
      fromRoot: {$ref: '#/components/schemas/Part'},
    },
    $defs: {
      local: {type: 'string'},
      inner: {
        $id: 'nested/inner',
        properties: {up: {$ref: '../part'}, whole: {$ref: '#'}},
      },
      tagged: {$anchor: 'tag', type: 'integer'},
    },
  };
  const Part = {
    $id: 'https://schemas.example.com/part',
    $defs: {size: {type: 'integer'}, tagged: {$anchor: 'tag'}},
  };
  const Urn = {$id: 'urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed', $defs: {size: {}}};
  const schemas = {Compound, Part, Urn};

  it.each([
    // JSON Schema 2020-12 Core, 8.2.1: `#` refers to the resource that the `$id` starts.
    ['whole', '#/components/schemas/Compound'],
    ['local', '#/components/schemas/Compound/$defs/local'],
    // Core, 8.2.3.1 and RFC 3986, section 5: a reference is resolved against the enclosing `$id`.
    ['relative', '#/components/schemas/Part'],
    // Core, 8.2.2: a plain name is valid within its resource.
    ['named', '#/components/schemas/Compound/$defs/tagged'],
    ['other', '#/components/schemas/Part/$defs/tagged'],
    ['absolute', '#/components/schemas/Part/$defs/size'],
    ['urn', '#/components/schemas/Urn/$defs/size'],
    // The pointer matches nothing below the `$id`, and most tools resolve it from the document's root.
    ['fromRoot', '#/components/schemas/Part'],
  ])('%s below an $id leads to %s', (name, pointer) => {
    expect(inSchemas(schemas, 'Compound', 'properties', name)).toBe(pointer);
  });

  it('is resolved against the nearest $id (Core, 9.3.1)', () => {
    const inner = '#/components/schemas/Compound/$defs/inner';
    const follow = (name: string) =>
      inSchemas(schemas, 'Compound', '$defs', 'inner', 'properties', name);
    expect(follow('up')).toBe('#/components/schemas/Part');
    expect(follow('whole')).toBe(inner);
  });

  it('leads to no schema in data or below an unknown keyword (Core, 8.2.1 and 6.5)', () => {
    const lost = {
      A: {$ref: 'https://schemas.example.com/lost'},
      B: {
        enum: [{$id: 'https://schemas.example.com/lost'}],
        'x-more': {$id: 'https://schemas.example.com/lost'},
        unknown: [{$id: 'https://schemas.example.com/lost'}],
      },
    };
    expect(() => inSchemas(lost, 'A')).toThrow(
      'has a target outside this document: "https://schemas.example.com/lost"',
    );
  });

  it('leads to the schema of an operation, a header or a stream that has an $id', () => {
    const schema = {$id: 'https://schemas.example.com/own'};
    const paths = {
      '/a': {get: {parameters: [{name: 'a', in: 'query', schema}], responses: {}}},
    };
    const A = {$ref: 'https://schemas.example.com/own'};
    const document = toDocument({A}, {paths});
    expect(follow(document, 'components', 'schemas', 'A')?.pointer).toBe(
      '#/paths/~1a/get/parameters/0/schema',
    );
  });

  it('reports missing targets', () => {
    expect(() => inSchemas({A: {$id: 'a', $ref: '#/$defs/lost'}}, 'A')).toThrow(
      '#/components/schemas/A/$ref: has no target in this document: #/$defs/lost',
    );
    expect(() => inSchemas({A: {$id: 'a', $ref: '#lost'}, B: {$anchor: 'lost'}}, 'A')).toThrow(
      'has a target outside this document: "#lost"',
    );
  });

  it('may be relative to $self (OpenAPI 3.2.0, 4.1.2.2.1, Establishing the Base URI)', () => {
    const schemas = {A: {$ref: 'api.yaml#/components/schemas/B'}, B: {}};
    const document = toDocument(schemas, {
      openapi: '3.2.0',
      $self: 'https://apis.example.com/v1/api.yaml',
    });
    expect(follow(document, 'components', 'schemas', 'A')?.pointer).toBe('#/components/schemas/B');
  });
});

describe('$dynamicRef (JSON Schema 2020-12 Core, 8.2.3.2)', () => {
  const List = {
    $id: 'https://schemas.example.com/list',
    items: {$dynamicRef: '#item'},
    $defs: {item: {$dynamicAnchor: 'item'}},
  };
  const Texts = {
    $id: 'https://schemas.example.com/texts',
    $ref: 'list',
    $defs: {item: {$dynamicAnchor: 'item', type: 'string'}},
  };

  const find = (list: JsonObject, scope: readonly string[]): string | undefined => {
    const document = toDocument({List: list, Texts});
    const schemas = new Cursor(document, document).get('components')?.get('schemas');
    return schemas?.get('List')?.get('items')?.dynamicTarget(scope)?.pointer;
  };

  it('leads to the outermost schema in scope that has the name', () => {
    const [own, outer] = ['#/components/schemas/List', '#/components/schemas/Texts'];
    expect(find(List, [own])).toBe(`${own}/$defs/item`);
    expect(find(List, [outer, own])).toBe(`${outer}/$defs/item`);
  });

  it('resolves like $ref if the name is only an $anchor', () => {
    const list = {...List, $defs: {item: {$anchor: 'item'}}};
    const own = '#/components/schemas/List';
    expect(find(list, ['#/components/schemas/Texts', own])).toBe(`${own}/$defs/item`);
  });
});

describe('toOpenApi31', () => {
  it('converts references that only JSON Schema defines to pointers, and ignores data', () => {
    const A = {
      $id: 'https://schemas.example.com/a',
      properties: {$ref: {$ref: '#/$defs/b'}},
      const: {$ref: '#/$defs/b'},
      $defs: {b: {}},
    };
    const document = toDocument({A});
    const {components} = asObject(toOpenApi31(document));
    expect(components).toEqual({
      schemas: {
        A: {...A, properties: {$ref: {$ref: '#/components/schemas/A/$defs/b'}}},
      },
    });
    expect(toOpenApi31(toOpenApi31(document))).toEqual(toOpenApi31(document));
  });
});
