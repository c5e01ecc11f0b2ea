import {toOpenApi31} from '@openapi-portal/openapi-model';
import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {
  type ApiOptions,
  type Parts,
  renderApi,
  type RenderedPage,
} from '@openapi-portal/openapi-reference';
import {createElement} from 'react';
import {describe, expect, it} from 'vitest';

import {themeParts} from '../theme-parts';

const OPTIONS: ApiOptions = {basePath: '/api', parts: themeParts, previews: '/api-preview/api'};

const RESPONSES = {200: {description: 'Ok.'}};

function renderFront(document: unknown, more: Partial<ApiOptions> = {}): RenderedPage {
  const {pages} = renderApi(toOpenApi31(document), {...OPTIONS, ...more});
  const [front] = pages;
  if (front === undefined) throw new Error('There is no overview page');
  return front;
}

const toDocument = (paths: object, more: object = {}) => ({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  paths,
  ...more,
});

/** Creates paths with list, create, read and delete of `count` resources, and two actions on each item. */
function createPaths(count: number): Readonly<Record<string, object>> {
  const names = Array.from({length: count}, (_, index) => `thing-${index}`);
  const toOperation = (tag: string, summary: string) => ({
    tags: [tag],
    summary,
    responses: RESPONSES,
  });
  return Object.fromEntries(
    names.flatMap((name, index): [string, object][] => {
      const tag = index < count / 2 ? 'First' : 'Second';
      return [
        [
          `/${name}`,
          {get: toOperation(tag, `List ${name}`), post: toOperation(tag, `Add ${name}`)},
        ],
        [
          `/${name}/{id}`,
          {get: toOperation(tag, `Read ${name}`), delete: toOperation(tag, `Drop ${name}`)},
        ],
        [`/${name}/{id}/lock`, {post: toOperation(tag, `Lock ${name}`)}],
        [`/${name}/{id}/open`, {post: toOperation(tag, `Open ${name}`)}],
      ];
    }),
  );
}

/** Returns the text of an element, without tags. */
const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const findFirst = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';

const ciso = renderFront(readTestContract('../../openapi/ciso-api.yaml'), {
  changelog: {title: '1.2.1', href: '/changelog#1.2.1'},
  downloads: [{title: 'YAML', href: '/api/openapi.yaml'}],
});

describe('the head', () => {
  const cells = toText(findFirst(ciso.html, /<dl class="api-cells"[^>]*>.*?<\/dl>/s));

  it('shows the base URL, version, authorization and contract', () => {
    expect(cells).toMatch(/^Base address https:\/\/api\.example\.com\/v1 Try it here Version/);
    expect(cells).toContain('What changed');
    expect(cells).toContain('Authorization OAuth 2.0, 6 scopes Get a token');
    expect(cells).toContain('Contract OpenAPI 1 download YAML');
  });

  it('omits servers, security and downloads if the contract has none', () => {
    const {html} = renderFront(toDocument({'/a': {get: {responses: RESPONSES}}}));
    expect(toText(findFirst(html, /<dl class="api-cells"[^>]*>.*?<\/dl>/s))).not.toMatch(
      /Authorization|Contract|Try it/,
    );
  });

  it('lists several schemes and URLs', () => {
    const securitySchemes = {
      key: {type: 'apiKey', in: 'header', name: 'X'},
      basic: {type: 'http', scheme: 'basic'},
      sso: {type: 'openIdConnect', openIdConnectUrl: 'https://example.com/.well-known'},
    };
    const servers = [{url: 'https://eu.example.com'}, {url: 'https://us.example.com'}];
    const {html} = renderFront(toDocument({}, {components: {securitySchemes}, servers}));
    expect(html).toContain('<b>API key and 2 more</b><a href="#authorization">Get a token</a>');
    expect(html).toContain('<a href="#base-address">2 addresses</a>');
  });
});

describe('up to 40 operations', () => {
  it('are rows with method, title, path and scope, below the descriptions of their tags', () => {
    const rows = [...ciso.html.matchAll(/<li><a href="\/api\/[^"]*"><span.*?<\/a>/gs)];
    expect(rows).toHaveLength(7);
    expect(toText(rows[0]?.[0] ?? '')).toBe('GET Read the company profile /company company.read');
    expect(ciso.html).toContain('There is exactly one, neither created nor deleted.');
    expect(toText(ciso.html)).toContain('7 operations on 2 resources');
  });

  it('of a tag group are one list, which keeps the anchor and the description of each tag', () => {
    const [, users = ''] = ciso.html.split('data-group="Users"');
    expect(users.match(/<ul class="api-rows">/g)).toHaveLength(1);
    expect(ciso.anchors).toEqual(
      expect.arrayContaining(['operations.Users', 'operations.Single-User', 'operations.Company']),
    );
    expect(users).toContain('One account, named by its <code>user_id</code>.');
  });

  it('have a preview, of which the page contains the first', () => {
    const {pages} = renderApi(
      toOpenApi31(readTestContract('../../openapi/ciso-api.yaml')),
      OPTIONS,
    );
    const preview = pages.find(({id}) => id === 'create-user')?.preview ?? '';
    expect(toText(preview)).toContain('POST /v1 /users Create a user Creates a user with the');
    expect(toText(preview)).toMatch(
      /Scope users\.write Safe to repeat with Idempotency-Key Answers 201, or \d+ errors/,
    );
    expect(preview).toContain('href="/api/create-user?try"');
    expect(ciso.html).toContain(pages[1]?.preview);
  });
});

describe('more than 40 operations', () => {
  const {html, anchors, plainHtml} = renderFront(toDocument(createPaths(20)));
  const row = findFirst(html, /<li><b>Thing 0<.*?<\/details>/s);

  it('are a grid: a row for each resource, a link for each method, a fold for the rest', () => {
    expect(row).toContain('<code>/thing-0</code>');
    expect(row).toContain('aria-label="GET List thing-0"');
    expect(row).toContain('aria-label="DELETE Drop thing-0"');
    expect(row.match(/<i><\/i>/g)).toHaveLength(1);
    expect(row).toContain('<summary>2 more</summary>');
    expect(toText(row)).toContain('POST Lock thing-0 …/{id}/lock');
  });

  it('are all on the page, including those in folds', () => {
    expect(new Set(html.match(/href="\/api\/[^"?]+"/g)).size).toBe(120);
    expect(html).toContain('<summary>4 more resources</summary>');
    expect(anchors).toEqual(expect.arrayContaining(['operations.First', 'operations.Second']));
  });

  it('are tables in plain HTML, like few operations', () => {
    expect(plainHtml).toContain('<code>/thing-0/{id}/lock</code>');
    expect(plainHtml).not.toContain('api-find');
  });

  it('are lists by tag if the paths do not describe resources', () => {
    const paths = Object.fromEntries(
      Array.from({length: 60}, (_, index) => [`/do.${index}`, {post: {responses: RESPONSES}}]),
    );
    expect(renderFront(toDocument(paths)).html).not.toContain('api-grid');
  });

  it('show a tag with one resource and no description as one row, which keeps the anchor', () => {
    const tagged = Object.fromEntries(
      Object.entries(createPaths(12)).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [
            method,
            {...operation, tags: [path.split('/')[1]]},
          ]),
        ),
      ]),
    );
    const page = renderFront(toDocument(tagged));
    expect(page.html).toContain('<li id="operations.thing-3" data-group="thing-3"><b>thing-3</b>');
    expect(page.html).not.toContain('<h3');
  });

  it('have empty cells only before the last link', () => {
    const {html} = renderFront(
      toDocument({...createPaths(40), '/last': {get: {responses: RESPONSES}}}),
    );
    expect(findFirst(html, /<code>\/last<.*?<\/li>/s)).toMatch(/<i><\/i><a [^>]*>GET<\/a><\/li>/);
  });

  it('take less than 210 bytes each', () => {
    const size = (count: number): number => renderFront(toDocument(createPaths(count))).html.length;
    expect((size(120) - size(20)) / 600).toBeLessThan(210);
  });
});

it('lists up to 100 schemas with separate pages, and only counts more', () => {
  const {ApiInfo} = themeParts;
  const toHtml = (count: number): string => {
    const schemas = Array.from({length: count}, (_, index) => ({
      title: `schema ${index}`,
      href: `/api/schema-${index}`,
    }));
    const withSchemas: Parts[string] = ({page}) =>
      ApiInfo && createElement(ApiInfo, {page: Object.assign(page, {schemas})});
    const parts = {...themeParts, ApiInfo: withSchemas};
    return renderFront(toDocument(createPaths(1)), {parts}).html;
  };
  expect(toHtml(100)).toContain('<a href="/api/schema-99">schema 99</a>');
  expect(toHtml(101)).not.toContain('/api/schema-');
  expect(toHtml(101)).toContain('There are 101');
});

it('shows no search field for a few operations', () => {
  expect(renderFront(toDocument({'/a': {get: {responses: RESPONSES}}})).html).not.toContain(
    'api-find',
  );
});

it('shows the beginning of a description below the title, and a short description only there', () => {
  const short = {title: 'Shop', version: '1', description: 'Sells **things**.'};
  expect(renderFront(toDocument({}, {info: short})).html).toContain('<strong>things</strong>');
  const plain = {...short, description: 'Sells things.'};
  expect(renderFront(toDocument({}, {info: plain})).html.split('Sells things.')).toHaveLength(2);
});

it('links to the sections below the operations', () => {
  const nav = findFirst(ciso.html, /<nav class="api-outline".*?<\/nav>/s);
  expect(nav).toContain(
    '<a href="#formats">Formats</a><span>Bodies are JSON, with snake_case names',
  );
  expect(nav).toMatch(/<a href="#problem-types">Problem types<\/a><span>\d+ types<\/span>/);
});

it('lists operations under their first tag only, and says so, if all tags would make it too large', () => {
  const toPaths = (count: number) =>
    Object.fromEntries(
      Array.from({length: count}, (_, index) => [
        `/thing-${index}`,
        {get: {tags: Array.from({length: 50}, (__, at) => `t${at}`), responses: RESPONSES}},
      ]),
    );
  const note = 'Each operation is listed under its first tag only.';
  const {html, plainHtml} = renderFront(toDocument(toPaths(800)));
  for (const text of [html, plainHtml]) {
    expect(text).toContain(note);
    expect(text.match(/href="\/api\/get-thing-799"/g)).toHaveLength(1);
  }
  expect(renderFront(toDocument(toPaths(10))).html).not.toContain(note);
});
