import {describe, expect, it} from 'vitest';

import {findContractFacts} from './contract-facts';

const toContract = (operation: object, schemas: object = {}): object => ({
  paths: {'/a': {post: {operationId: 'make', ...operation}}},
  components: {schemas},
});

const textsOf = (contract: object): string[] =>
  findContractFacts(contract, 'make').map(({kind, text}) => `${kind}: ${text}`);

describe('the facts of an operation', () => {
  it('are its names, values and sentences, including those behind references', () => {
    const schema = {
      description: 'One. Two.',
      properties: {colour: {enum: ['red', 'green']}, enum: {type: 'string'}},
    };
    const content = {'application/json': {schema: {$ref: '#/components/schemas/A'}}};
    expect(textsOf(toContract({requestBody: {content}}, {A: schema}))).toEqual([
      'media type: application/json',
      'description: One.',
      'description: Two.',
      'property: colour',
      'enum value: red',
      'enum value: green',
      'property: enum',
    ]);
  });

  it('contain the visible text of Markdown, without comments, quotation marks and link targets', () => {
    const description = [
      '<!-- theme: warning -->',
      '> Use [this](https://a.example/b/(c)/d) or\n> [that][1].',
      'Matches [1-2][0-9].',
      '[1]: https://a.example',
    ].join('\n');
    expect(textsOf(toContract({description}))).toEqual([
      'description: Use [this] or\n[that].',
      'description: Matches [1-2][0-9].',
    ]);
  });

  it('contain the leaves of named examples, and their descriptions', () => {
    const examples = {first: {summary: 'Short', value: {a: [1, null, 'text']}}};
    expect(textsOf(toContract({responses: {'201': {content: {x: {examples}}}}}))).toEqual([
      'status code: 201',
      'media type: x',
      'example value: 1',
      'example value: text',
      'summary: Short',
    ]);
  });

  it('contain the values of named examples that are referenced', () => {
    const contract = toContract({content: {x: {examples: {a: {$ref: '#/components/examples/A'}}}}});
    const components = {examples: {A: {value: {id: 'one'}}}};
    expect(textsOf({...contract, components})).toEqual(['media type: x', 'example value: one']);
  });

  it('stop at a schema that references itself', () => {
    const node = {properties: {child: {$ref: '#/components/schemas/Node'}}};
    const operation = {requestBody: {$ref: '#/components/schemas/Node'}};
    expect(textsOf(toContract(operation, {Node: node}))).toEqual(['property: child']);
  });

  it('contain members next to a reference instead of the same members of its target (OpenAPI 3.1.1, 4.8.23)', () => {
    const $ref = '#/components/schemas/A';
    const properties = {own: {$ref, description: 'Own.'}, other: {$ref}};
    const schemas = {A: {$ref: '#/components/schemas/B'}, B: {description: 'B.', enum: ['red']}};
    expect(textsOf(toContract({schema: {properties: {own: properties.own}}}, schemas))).toEqual([
      'property: own',
      'enum value: red',
      'description: Own.',
    ]);
    expect(textsOf(toContract({schema: {properties}}, schemas))).toContain('description: B.');
  });

  it('leave out extensions, defaults and mappings', () => {
    const operation = {'x-note': {description: 'No.'}, schema: {default: {description: 'No.'}}};
    expect(textsOf(toContract(operation))).toEqual([]);
  });

  it('throw for an unknown operation', () => {
    expect(() => findContractFacts(toContract({}), 'other')).toThrowErrorMatchingInlineSnapshot(
      `[Error: The contract has no operation other.]`,
    );
  });
});
