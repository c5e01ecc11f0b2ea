import {describe, expect, it} from 'vitest';

import {renderApi, type RenderedPage, renderOperations} from '@openapi-portal/openapi-reference';
import type {JsonObject, JsonValue} from '@openapi-portal/reports/json';

import {findMissingFacts} from '../testing/find-missing-facts';
import {themeParts} from '../theme-parts';

/** Maximum size of the HTML of a page. */
const MOST = {bytes: 300_000, elements: 8_000};

const countElements = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

const isTooLarge = ({html}: RenderedPage): boolean =>
  Buffer.byteLength(html) > MOST.bytes || countElements(html) > MOST.elements;

const times = <Value>(count: number, create: (index: number) => Value): readonly Value[] =>
  Array.from({length: count}, (_, index) => create(index));

/** Creates an object schema with nested objects. */
function createDeep(name: string, fields: number, levels: number): JsonObject {
  const properties = times(fields, (index) => {
    const isInner = levels > 0 && index % 2 === 0;
    const description = `The ${name} of number ${index} at level ${levels}.`;
    const inner = isInner ? createDeep(`${name}-${index}`, fields, levels - 1) : {type: 'string'};
    return [`${name}_${index}`, {...inner, description}] as const;
  });
  return {type: 'object', properties: Object.fromEntries(properties)};
}

const $ref = (name: string): JsonObject => ({$ref: `#/components/schemas/${name}`});

function createContract(body: JsonValue, schemas: JsonObject): JsonObject {
  const content = {'application/json': {schema: body}};
  return {
    openapi: '3.1.0',
    info: {title: 'Large', version: '1'},
    paths: {
      '/orders': {
        post: {
          operationId: 'createOrder',
          requestBody: {content},
          responses: {'200': {description: 'Done.', content}, '400': {description: 'No.', content}},
        },
      },
    },
    components: {schemas},
  };
}

const VARIANTS = Object.fromEntries(
  times(26, (index) => [`Kind${index}`, createDeep(`kind${index}`, 8, 2)] as const),
);

const CONTRACTS = {
  'a union of 26 variants': createContract({oneOf: Object.keys(VARIANTS).map($ref)}, VARIANTS),
  'schemas without names inside of each other': createContract(createDeep('field', 8, 4), {}),
  'components inside of each other': createContract(
    $ref('Level0'),
    Object.fromEntries(
      times(6, (level) => [
        `Level${level}`,
        {
          type: 'object',
          properties: Object.fromEntries(
            times(12, (index) => [
              `part${level}_${index}`,
              level < 5
                ? $ref(`Level${level + 1}`)
                : {type: 'string', description: `End ${index}.`},
            ]),
          ),
        },
      ]),
    ),
  ),
  'one property that several parts of allOf describe': createContract(
    {allOf: [createDeep('one', 6, 3), createDeep('one', 7, 3)]},
    {},
  ),
} satisfies Readonly<Record<string, JsonObject>>;

describe.each(Object.entries(CONTRACTS))('a contract with %s', (_, document) => {
  const {pages} = renderApi(document, {basePath: '/api', parts: themeParts});

  it('has pages of at most 300 KB and 8,000 elements', () => {
    expect(pages.filter(isTooLarge).map(({id}) => id)).toEqual([]);
    expect(pages.length).toBeGreaterThan(3);
  });

  it('has every fact on a page', () => {
    const {facts, missing} = findMissingFacts(document);
    expect(missing).toEqual([]);
    expect(facts).toBeGreaterThan(100);
  });

  it('gives every page a separate URL and every element a unique id', () => {
    const ids = pages.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {html, links} of pages) {
      const anchors = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
      expect(new Set(anchors).size).toBe(anchors.length);
      const addresses = ['/api/', ...ids.map((id) => `/api/${id}`)];
      const own = links
        .filter((link) => link.startsWith('/api/') && !link.includes('#'))
        .map((link) => link.replace(/\?try$/, ''));
      expect(addresses).toEqual(expect.arrayContaining(own));
    }
  });
});

it('lists the variants of a body in the contents of its page', () => {
  const document = CONTRACTS['a union of 26 variants'];
  const {pages} = renderApi(document, {basePath: '/api', parts: themeParts});
  const page = pages.find(({id}) => id === 'create-order');
  const labels = (page?.contents ?? []).filter(({isVariant}) => isVariant).map(({value}) => value);
  const names = Object.keys(VARIANTS);
  expect(labels).toEqual([...names, ...names.map((name) => `200: ${name}`)]);
  const [, menu = ''] = page?.html.split('<details class="picker api-contents-variants"') ?? [];
  expect(menu).toContain('<summary>52 variants</summary>');
  expect(menu).toContain('<a href="#request-body.Kind25">Kind25</a>');
  page?.contents.forEach(({id}) => expect(page.anchors).toContain(id));
});

it('limits the generated example of a callback to the size of a page', () => {
  const content = {'application/json': {schema: createDeep('sent', 8, 4)}};
  const responses = {'200': {description: 'Done.'}};
  const callbacks = {sent: {'{$url}': {post: {requestBody: {content}, responses}}}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'Large', version: '1'},
    paths: {'/orders': {post: {operationId: 'createOrder', callbacks, responses}}},
  };
  const {pages} = renderApi(document, {basePath: '/api', parts: themeParts});
  expect(pages.filter(isTooLarge).map(({id}) => id)).toEqual([]);
});

it("limits the contract's long example to the size of a page, without cutting it", () => {
  const lines = times(2_000, (index) => ({number: index, text: `Line ${index} of the order.`}));
  const content = {'application/json': {schema: {type: 'array'}, example: lines}};
  const responses = {'200': {description: 'Done.', content}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'Large', version: '1'},
    paths: {'/orders': {get: {operationId: 'listOrders', responses}}},
  };
  const {pages} = renderApi(document, {basePath: '/api', parts: themeParts});
  expect(pages.filter(isTooLarge).map(({id}) => id)).toEqual([]);
  expect(pages[1]?.html).toContain('"Line 1999 of the order."');
});

it('shows a long request in one language, without cutting it', () => {
  const samples = [
    {
      id: 'request',
      example: 'request',
      title: 'Order',
      samples: ['curl', 'go', 'php', 'java', 'python'].map((language) => ({
        language,
        label: language,
        code: times(2_000, (index) => `${language} sends line ${index} of the order`).join('\n'),
      })),
    },
  ];
  const document = createContract({type: 'array'}, {});
  const options = {basePath: '/api', parts: themeParts, findExtras: () => ({samples})};
  const {pages} = renderApi(document, options);
  expect(pages.filter(isTooLarge).map(({id}) => id)).toEqual([]);
  const page = pages.find(({id}) => id === 'create-order');
  expect(page?.html).toContain('curl sends line 1999 of the order');
  expect(page?.html).not.toContain('go sends');
});

it('reserves space for the operation groups in the sidebar of each page', () => {
  const large = CONTRACTS['a union of 26 variants'];
  const responses = {'200': {description: 'Done.'}};
  const others = times(250, (index) => {
    const item: JsonObject = {get: {tags: [`P${index}`], responses}};
    return [`/part${index}`, item] as const;
  });
  const paths: JsonObject = {...(large.paths as JsonObject), ...Object.fromEntries(others)};
  const {pages} = renderApi({...large, paths}, {basePath: '/api', parts: themeParts});
  const bytes = pages.map(({html}) => Buffer.byteLength(html));
  expect(Math.max(...bytes)).toBeLessThan(MOST.bytes - 250 * 500);
});

/** Renders the first page of a contract whose operations share one body and one parameter. */
function renderFirst(operations: number, body: JsonValue, parameter: JsonObject) {
  const content = {'application/json': {schema: $ref('Body')}};
  const operation = (index: number): JsonObject => ({
    operationId: `create${index}`,
    parameters: [{$ref: '#/components/parameters/Filter'}],
    requestBody: {content},
    responses: {'200': {description: 'Done.', content}},
  });
  const document = {
    openapi: '3.1.0',
    info: {title: 'Large', version: '1'},
    paths: Object.fromEntries(
      times(operations, (index) => [`/p${index}`, {post: operation(index)}] as const),
    ),
    components: {
      schemas: {Body: body},
      parameters: {Filter: {name: 'filter', in: 'query', ...parameter}},
    },
  };
  const options = {basePath: '/api', parts: themeParts};
  return renderOperations(document, options, {from: 0, of: operations});
}

describe('operations that share a large body', () => {
  const body = createDeep('field', 300, 0);

  it('show the body on each of a few pages', () => {
    const {pages} = renderFirst(2, body, {});
    expect(pages[0]?.html).toContain('<code>field_299</code>');
  });

  it('link to its page if there are thousands of them, so that pages do not multiply the contract', () => {
    const {pages, errors} = renderFirst(5_000, body, {});
    expect(errors).toEqual([]);
    expect(pages[0]?.schemas.map(({title}) => title)).toEqual(['Body']);
    expect(Buffer.byteLength(pages[0]?.html ?? '')).toBeLessThan(30_000);
  });
});

it('omits operations that share long descriptions if the pages would multiply the contract', () => {
  const description = 'Long. '.repeat(50_000);
  const few = renderFirst(2, true, {description});
  expect(few.errors).toEqual([]);
  const {pages, errors} = renderFirst(3_000, true, {description});
  expect(pages).toEqual([]);
  expect(errors.map(({message}) => message)).toEqual([
    expect.stringContaining('its page has more than 0.24 MB of HTML'),
  ]);
});

it('keeps the overview of an API whose many operations leave each page little room', () => {
  const {ApiInfo} = themeParts;
  const responses = {'200': {description: 'Done.'}};
  const paths = Object.fromEntries(
    times(5_000, (index) => [`/p${index}`, {get: {responses}}] as const),
  );
  const document = {openapi: '3.1.0', info: {title: 'Large', version: '1'}, paths};
  const {pages} = renderApi(document, {
    basePath: '/api',
    parts: {ApiInfo: ApiInfo ?? (() => null)},
  });
  expect(pages[0]?.html).toContain('/p4999');
});
