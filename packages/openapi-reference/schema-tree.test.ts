import {describe, expect, it, vi} from 'vitest';

import {Cursor} from '@openapi-portal/openapi-model';
import type {JsonObject, JsonValue} from '@openapi-portal/reports/json';
import {toBase} from './anchors';
import {DEFAULT_DEPTH, PageBuilder, PageTooLarge} from './page';
import {buildLocation, buildSchemaNode, type FieldNode, type SchemaNode} from './schema-tree';

const context = {
  basePath: '',
  parts: {},
  toSchemaId: (name: string) => name,
};

function build(schema: JsonValue, schemas: JsonObject = {}): SchemaNode {
  const root = {components: {schemas}};
  const builder = new PageBuilder(new Cursor(root, root), context);
  return buildSchemaNode(
    new Cursor(root, schema, '#/paths'),
    buildLocation(toBase('body'), builder),
  );
}

const toNames = ({fields}: SchemaNode): readonly string[] =>
  fields.map(({name, isRequired}: FieldNode) => (isRequired ? `${name}!` : name));

describe('buildSchemaNode', () => {
  it('merges the members of allOf, with all their texts', () => {
    const node = build({
      description: 'Both.',
      allOf: [
        {description: 'One.', properties: {a: {type: 'string'}}, required: ['b']},
        {properties: {a: {maxLength: 3}, b: {}}},
      ],
    });
    expect(node.descriptions).toEqual(['Both.', 'One.']);
    expect(toNames(node)).toEqual(['a', 'b!']);
    expect(node.fields[0]?.schema).toMatchObject({
      type: 'string',
      notes: [{text: 'at most 3 characters'}],
    });
  });

  it('shows the values that every enum of allOf allows (JSON Schema 2020-12 Validation, 6.1.2)', () => {
    const node = build({
      allOf: [
        {type: 'string', enum: ['a', 'b', 'c'], 'x-enumDescriptions': {b: 'Bee.'}},
        {enum: ['d', 'c', 'b']},
      ],
    });
    expect(node.values).toEqual([{value: 'b', meaning: 'Bee.'}, {value: 'c'}]);
  });

  it('prefers texts next to a reference to those of its target', () => {
    const node = build(
      {$ref: '#/components/schemas/Name', description: 'Mine.', examples: ['b']},
      {Name: {type: 'string', description: 'Theirs.', example: 'a', maxLength: 5}},
    );
    expect(node).toMatchObject({descriptions: ['Mine.'], examples: ['b'], type: 'string'});
    expect(node.notes).toEqual([{text: 'at most 5 characters'}]);
  });

  it('shows a title once if it repeats the name of its schema', () => {
    const ref = {$ref: '#/components/schemas/Item'};
    const schemas = {Item: {title: 'Item', type: 'object', properties: {a: {}}}};
    expect(build(ref, schemas)).toMatchObject({type: 'Item', title: undefined});
    expect(build({...ref, title: 'Other'}, schemas)).toMatchObject({type: 'Item', title: 'Other'});
  });

  it('shows required names without a description', () => {
    expect(toNames(build({type: 'object', required: ['ghost']}))).toEqual(['ghost!']);
  });

  it('shows a union with null as the other member "or null"', () => {
    const node = build({anyOf: [{type: 'object', properties: {a: {}}}, {type: 'null'}]});
    expect(node).toMatchObject({type: 'object or null', variants: []});
    expect(toNames(node)).toEqual(['a']);
  });

  it('does not repeat the variants of a parent inside a variant', () => {
    const node = build(
      {$ref: '#/components/schemas/Pet'},
      {
        Pet: {
          properties: {kind: {type: 'string'}},
          discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
        },
        Cat: {
          allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {lives: {type: 'integer'}}}],
        },
      },
    );
    const cat = node.variants[0]?.variants[0];
    expect(cat).toMatchObject({label: 'Cat', chosenBy: ['cat'], schema: {variants: []}});
    expect(cat === undefined ? [] : toNames(cat.schema)).toEqual(['kind', 'lives']);
  });

  it('gives array items the path of the array', () => {
    const node = build({type: 'array', items: {properties: {email: {type: 'string'}}}});
    expect(node.items[0]?.schema.fields[0]?.anchor).toBe('body.email');
  });

  it.each([
    [{}, 'At least 1 item'],
    [{minContains: 0}, 'Any number of items'],
    [{minContains: 0, maxContains: 3}, 'At most 3 items'],
    [{minContains: 2, maxContains: 3}, '2 to 3 items'],
  ])('shows how many items match: %j', (limits, label) => {
    const node = build({contains: {type: 'string', const: 'a'}, ...limits});
    expect(node).toMatchObject({type: 'array', notes: [], items: [{label}]});
  });

  it('shows the schema of encoded text', () => {
    const node = build({contentMediaType: 'a/json', contentSchema: {properties: {a: {}}}});
    expect(node.type).toBe('string');
    expect(node.items.map(({label, schema}) => [label, toNames(schema)])).toEqual([
      ['The content', ['a']],
    ]);
  });

  it('follows static references, but selects the outermost dynamic anchor', () => {
    const page = {
      properties: {items: {type: 'array', items: {$dynamicRef: '#item'}}, next: {$ref: '#link'}},
      $defs: {item: {$dynamicAnchor: 'item', not: {}}, link: {$anchor: 'link', type: 'string'}},
    };
    const users = {
      description: 'Users.',
      $ref: '#/components/schemas/Page',
      $defs: {own: {$dynamicAnchor: 'item', $ref: '#/components/schemas/User'}},
    };
    const schemas = {Page: page, Users: users, User: {properties: {name: {}}}};
    const [items, next] = build({$ref: '#/components/schemas/Users'}, schemas).fields;
    expect(items?.schema.type).toBe('array of User');
    expect(items?.schema.items.map(({schema}) => toNames(schema))).toEqual([['name']]);
    expect(next?.schema.type).toBe('string');
    expect(() => build({$ref: '#lost'})).toThrow('has a target outside this document: "#lost"');
  });

  it('keeps the descriptions of allOf at the end of a described reference (JSON Schema 2020-12 Core, 7.7.1)', () => {
    const node = build(
      {$ref: '#/components/schemas/Sms', description: 'One result.', default: 'a'},
      {
        Sms: {description: 'An SMS.', allOf: [{$ref: '#/components/schemas/Message'}]},
        Message: {description: 'What all messages have.', default: 'b'},
      },
    );
    expect(node.descriptions).toEqual(['One result.', 'What all messages have.']);
    expect(node.notes).toEqual([{text: 'default', code: 'a'}]);
  });

  it('returns the same object for each contract and location', () => {
    const shared = {$ref: '#/components/schemas/Name'};
    expect(build(shared, {Name: {type: 'string'}}).type).toBe('string');
    expect(build(shared, {Name: {type: 'integer'}}).type).toBe('integer');
    const tree = {type: 'object', properties: {a: {}}};
    const node = build({properties: {left: tree, right: tree}});
    expect(node.fields.map(({schema}) => schema.fields[0]?.anchor)).toEqual([
      'body.left.a',
      'body.right.a',
    ]);
  });

  it('marks the default variant of a discriminator', () => {
    const [group] = build(
      {discriminator: {propertyName: 'kind', mapping: {a: 'A'}, defaultMapping: 'B'}},
      {A: {properties: {a: {}}}, B: {properties: {b: {}}}},
    ).variants;
    expect(group?.variants).toMatchObject([
      {label: 'A', chosenBy: ['a'], isDefault: false},
      {label: 'B', chosenBy: [], isDefault: true},
    ]);
  });

  it('shows the schemas that extend one with a discriminator as its variants', () => {
    const Pet = {properties: {kind: {}}, discriminator: {propertyName: 'kind'}};
    const subtype = (name: string): JsonObject => ({
      allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {[name]: {}}}],
    });
    const schemas = {Pet, Cat: subtype('lives'), Dog: subtype('bark'), Tree: {properties: {}}};
    const [group] = build({$ref: '#/components/schemas/Pet'}, schemas).variants;
    expect(group?.keyword).toBe('oneOf');
    expect(group?.variants).toMatchObject([
      {label: 'Cat', chosenBy: ['Cat']},
      {label: 'Dog', chosenBy: ['Dog']},
    ]);
    expect(build({$ref: '#/components/schemas/Pet'}, {Pet}).variants).toEqual([]);
  });

  it('builds no variants for a union that has too many for the page', () => {
    const root = {components: {schemas: {}}};
    const builder = new PageBuilder(new Cursor(root, root), context, {
      ...DEFAULT_DEPTH,
      isLast: false,
    });
    const location = buildLocation(toBase('body'), builder);
    const oneOf = Array.from({length: 801}, (_, at) => ({title: `Pet ${at}`, type: 'object'}));
    const take = vi.spyOn(builder.anchors, 'takeBelow');
    expect(() => buildSchemaNode(new Cursor(root, {oneOf}, '#/paths'), location)).toThrow(
      PageTooLarge,
    );
    expect(take).not.toHaveBeenCalled();
  });
});
