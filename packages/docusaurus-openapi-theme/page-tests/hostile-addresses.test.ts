import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import {describe, expect, it} from 'vitest';

import {themeParts} from '../theme-parts';
import {renderApi} from '@openapi-portal/openapi-reference';
import {toOpenApi31} from '@openapi-portal/openapi-model';

type Node = DefaultTreeAdapterMap['node'];

const RUNS = '(alert(document.domain))';

/** Creates a contract with a URL in every field that OpenAPI defines as a URL, and in every text. */
function toHostile(address: string): unknown {
  const text = `[a](${address}) ![b](${address}) <${address}> [c]\n\n[c]: ${address}`;
  const externalDocs = {url: address, description: text};
  const servers = [{url: address, description: text}];
  const schema = {type: 'object', description: text, externalDocs, properties: {a: {externalDocs}}};
  const examples = {outside: {externalValue: address, description: text}};
  const content = {
    'application/json': {schema, examples},
    'application/problem+json': {example: {type: address}},
  };
  const links = {next: {operationId: address, description: text, server: {url: address}}};
  const flow = {
    authorizationUrl: address,
    tokenUrl: address,
    refreshUrl: address,
    scopes: {a: text},
  };
  return {
    openapi: '3.1.0',
    info: {
      title: address,
      version: address,
      summary: address,
      description: text,
      termsOfService: address,
      contact: {name: address, url: address, email: address},
      license: {name: address, url: address},
    },
    externalDocs,
    servers,
    tags: [{name: address, description: text, externalDocs}],
    'x-problem-types': {gone: {status: 404, title: address, when: text, remedy: text}},
    components: {
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          description: text,
          flows: {implicit: flow, clientCredentials: flow},
        },
        openId: {type: 'openIdConnect', openIdConnectUrl: address},
      },
    },
    paths: {
      '/a': {
        servers,
        post: {
          tags: [address],
          summary: address,
          description: text,
          externalDocs,
          servers,
          security: [{oauth: [address]}],
          'x-access': [{scope: address, user_types: [address], records: 'all', note: text}],
          parameters: [{name: 'b', in: 'query', description: text, schema, examples}],
          requestBody: {description: text, content},
          responses: {200: {description: text, content, links, headers: {X: {schema, examples}}}},
          callbacks: {done: {[address]: {post: {description: text, responses: {}}}}},
        },
      },
    },
  };
}

const listHrefs = (node: Node): readonly string[] => [
  ...('attrs' in node ? node.attrs.filter(({name}) => name === 'href') : []).map(
    ({value}) => value,
  ),
  ...('childNodes' in node ? node.childNodes.flatMap(listHrefs) : []),
];

/** Returns the origin of a link on a page, or `mailto:`. */
function toLocation(href: string): string {
  const {protocol, origin} = new URL(href, 'https://docs.example.com/api/a');
  return protocol === 'mailto:' ? protocol : origin;
}

const render = (address: string): string =>
  renderApi(toOpenApi31(toHostile(address)), {
    basePath: '/api',
    parts: themeParts,
    downloads: [{title: 'YAML', href: '/api/openapi.yaml'}],
  })
    .pages.map(({html}) => html)
    .join('\n');

describe('the pages of a contract whose URLs are all', () => {
  it.each([
    `javascript:${RUNS}`,
    `JaVaScRiPt:${RUNS}`,
    ` \u0001javascript:${RUNS}`,
    `java\tscript:${RUNS}`,
    `java\nscript:${RUNS}`,
    `data:text/html,<script>${RUNS}</script>`,
    `vbscript:${RUNS}`,
    `"><script>${RUNS}</script>`,
  ])('%j only link to pages of this site', (address) => {
    const html = render(address);
    expect(html).toContain('document.domain');
    const hrefs = listHrefs(parseFragment(html));
    expect(hrefs.length).toBeGreaterThan(20);
    const allowed = ['https://docs.example.com', 'mailto:'];
    expect(hrefs.filter((href) => !allowed.includes(toLocation(href)))).toEqual([]);
    expect(html).not.toMatch(/<script>/);
  });

  it('on another host link to that host', () => {
    const hrefs = listHrefs(parseFragment(render('https://example.com/x')));
    expect(hrefs.filter((href) => href === 'https://example.com/x').length).toBeGreaterThan(30);
  });
});
