import {describe, expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';
import type {JsonObject, JsonValue} from 'static-pages/reports/json';
import {toBase} from './anchors';
import {PageBuilder} from './page';
import {buildLocation, buildSchemaNode, type FieldNode, type SchemaNode} from './schema-tree';

const context = {
  basePath: '',
  schemaHref: (name: string) => `/${name}`,
};

function build(schema: JsonValue, schemas: JsonObject = {}): SchemaNode {
  const root = {components: {schemas}};
  const builder = new PageBuilder(new Cursor(root, root), context);
  return buildSchemaNode(new Cursor(root, schema), buildLocation(toBase('body'), builder));
}

const toNames = ({fields}: SchemaNode): readonly string[] =>
  fields.map(({name, isRequired}: FieldNode) => (isRequired ? `${name}!` : name));

describe('buildSchemaNode', () => {
  it('brings the members of allOf together, with all their words', () => {
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

  it('lets words beside a reference stand for those at its end', () => {
    const node = build(
      {$ref: '#/components/schemas/Name', description: 'Mine.', examples: ['b']},
      {Name: {type: 'string', description: 'Theirs.', example: 'a', maxLength: 5}},
    );
    expect(node).toMatchObject({descriptions: ['Mine.'], examples: ['b'], type: 'string'});
    expect(node.notes).toEqual([{text: 'at most 5 characters'}]);
  });

  it('shows names that are required and not described', () => {
    expect(toNames(build({type: 'object', required: ['ghost']}))).toEqual(['ghost!']);
  });

  it('takes a union with null as the other member, or null', () => {
    const node = build({anyOf: [{type: 'object', properties: {a: {}}}, {type: 'null'}]});
    expect(node).toMatchObject({type: 'object or null', variants: []});
    expect(toNames(node)).toEqual(['a']);
  });

  it('does not repeat the variants of a parent inside of a variant', () => {
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

  it('gives the items of a list the path of the list', () => {
    const node = build({type: 'array', items: {properties: {email: {type: 'string'}}}});
    expect(node.items[0]?.schema.fields[0]?.anchor).toBe('body.email');
  });
});
