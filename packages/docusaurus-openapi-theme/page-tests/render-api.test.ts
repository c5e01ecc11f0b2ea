import {describe, expect, it} from 'vitest';

import {themeParts} from '../theme-parts';
import {renderApi} from '@openapi-portal/openapi-reference';
import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {toOpenApi31} from '@openapi-portal/openapi-model';

const CISO = '../../openapi/ciso-api.yaml';
const FIXTURES = [CISO, 'hard.yaml', 'open-api-30.yaml', 'swagger-20.yaml'];

const rendered = new Map<string, ReturnType<typeof renderApi>>();

function render(name: string): ReturnType<typeof renderApi> {
  const api =
    rendered.get(name) ??
    renderApi(toOpenApi31(readTestContract(name)), {basePath: '/api', parts: themeParts});
  rendered.set(name, api);
  return api;
}

const findPage = (name: string, id: string) => {
  const page = render(name).pages.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`${name} has no page ${id}`);
  return page;
};

const findAll = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

describe.each(FIXTURES)('the pages of %s', (name) => {
  const {pages} = render(name);

  it('have unique URLs in kebab-case', () => {
    const ids = pages.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    ids.forEach((id) => expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/));
  });

  it('contain each anchor once, and list the anchors of the table of contents', () => {
    for (const {html, anchors, contents} of pages) {
      const ids = findAll(html, / id="([^"]*)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      contents.forEach(({id}) => expect(anchors).toContain(id));
    }
  });

  it('only link to existing targets', () => {
    const addresses = new Set(
      pages.map(({id}) => (id === 'introduction' ? '/api/' : `/api/${id}`)),
    );
    const introduction = pages[0]?.anchors ?? [];
    for (const {links, anchors} of pages) {
      for (const link of links.filter((address) => /^[#/]/.test(address))) {
        const [path = '', anchor] = link.split('#');
        if (path !== '') expect(addresses).toContain(path.replace('?try', ''));
        const known = path === '' ? anchors : introduction;
        if (anchor !== undefined) expect(known).toContain(decodeURIComponent(anchor));
      }
    }
  });

  it('have one title, and skip no heading level', () => {
    for (const {html} of pages) {
      const levels = findAll(html, /<h([1-6])[ >]/g).map(Number);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2));
    }
  });

  it('contain nothing that a browser would run', () => {
    for (const {html} of pages) {
      expect(html).not.toMatch(/<(script|img|iframe|component)\b/i);
      expect(html).not.toMatch(/<[^>]* (on\w+|style)="/i);
      expect(html).not.toMatch(/href="(javascript|data):/i);
    }
  });
});

describe('renderApi', () => {
  it('sorts pages by the order of the tags, then unlisted tags, no tag, and schemas', () => {
    const ids = render('hard.yaml').pages.map(({id}) => id);
    expect(ids.filter((id) => !id.startsWith('schema-l-'))).toEqual([
      'introduction',
      'get-tree',
      'get-deep',
      'things-create-thing-now',
      'put-shape',
      'get-things-thing-id-a-b',
    ]);
    expect(ids.at(-1)).toBe('schema-l-5');
  });

  it('names operations without id and summary by method and path', () => {
    const {title, description} = findPage('hard.yaml', 'get-things-thing-id-a-b');
    expect(title).toBe('GET /things/{thing.id}/a b');
    expect(description).toBe('GET /things/{thing.id}/a b');
  });

  it('escapes titles in the list of contents, which is printed as HTML', () => {
    const callbacks = findPage('hard.yaml', 'get-tree').contents.map(({value}) => value);
    expect(callbacks).toContain('changed');
    expect(callbacks.join('')).not.toContain('<');
  });

  it('shows markup of a description as text', () => {
    const {html} = findPage('hard.yaml', 'introduction');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('{braces}');
    expect(html).toContain('&lt;Component prop={1}/&gt;');
    expect(html).toContain('<a href="https://example.com/p.png">picture</a>');
  });

  it('links a recursive schema to its first occurrence', () => {
    const {html} = findPage('hard.yaml', 'get-tree');
    expect(html).toContain('Again <a href="#responses.200">Node</a>');
  });

  it('renders deeply nested schemas on separate pages', () => {
    const {html, schemas} = findPage('hard.yaml', 'get-deep');
    expect(schemas.map(({title}) => title)).toEqual(['L5']);
    expect(html).toMatch(/<a href="\/api\/schema-l-5"[^>]*>L5<\/a>/);
    expect(findPage('hard.yaml', 'schema-l-5').html).toContain('At the bottom.');
  });

  it('names the value that selects a variant', () => {
    const {html} = findPage('hard.yaml', 'put-shape');
    expect(html).toMatch(/A circle.*if <code>kind<\/code> is .*round.* or .*disc/s);
    expect(html).toMatch(/Square.*if <code>kind<\/code> is .*Square/s);
  });

  it('describes fields once if all variants describe them alike', () => {
    const {html, anchors} = findPage(CISO, 'create-user');
    const body = /id="request-body">(.*)id="responses">/s.exec(html)?.[1] ?? '';
    expect(findAll(body, /(<code>family_name<\/code>)/g)).toHaveLength(1);
    expect(findAll(body, /(<code>user_type<\/code><\/a>)/g)).toHaveLength(2);
    expect(anchors).toContain('request-body.External-user.family_name');
  });

  it('folds an enumeration of 2,000 values and shows them all', () => {
    const values = Array.from({length: 2_000}, (_, index) => `value-${index}`);
    const {pages} = renderApi(
      {
        openapi: '3.1.0',
        info: {title: 'T', version: '1'},
        paths: {
          '/a': {
            get: {parameters: [{name: 'n', in: 'query', schema: {type: 'string', enum: values}}]},
          },
        },
      },
      {basePath: '/api', parts: themeParts},
    );
    const html = pages[1]?.html ?? '';
    expect(html).toContain('<summary>One of 2,000 values</summary>');
    values.forEach((value) => expect(html).toContain(`>${value}<`));
  });

  it('keeps the anchors that prose links to', () => {
    const {anchors} = findPage(CISO, 'update-company');
    expect(anchors).toContain('request-body.security_contact.email');
    expect(findPage(CISO, 'get-users-info').anchors).toEqual(
      expect.arrayContaining(['parameters.query.page_size', 'responses.200.items.email']),
    );
    expect(findPage(CISO, 'create-user').anchors).toEqual(
      expect.arrayContaining(['request-body.email', 'request-body.External-user.email']),
    );
    expect(findPage(CISO, 'introduction').anchors).toContain('problem-user-in-use');
  });

  it('says when each error happens, what to do, and whether to retry', () => {
    const {html} = findPage(CISO, 'delete-user');
    const [, row = ''] = html.split('id="responses.409"');
    expect(row).toMatch(
      /<a href="\/api\/#problem-user-in-use">.*Hand over what.*correct it before repeating/s,
    );
    expect(findPage(CISO, 'create-user').html).toMatch(
      /#problem-request-in-progress">.*?repeat after waiting/s,
    );
  });

  it('describes the scopes of several flows once', () => {
    const {html} = findPage(CISO, 'introduction');
    expect(findAll(html, /aria-label="(Scopes: [^"]*)"/g)).toEqual(['Scopes: Authorization code']);
    expect(html).toMatch(/<h4>Client credentials<.*?Scopes, as above: <code>[a-z.]+</s);
  });

  it('shows the response of the operation in each row of the error table', () => {
    const {html} = findPage(CISO, 'create-user');
    const [, row = ''] = /id="responses.403">(.*?)<\/tbody>/s.exec(html) ?? [];
    expect(row).toContain('<summary>Example <code>required_scope WWW-Authenticate</code>');
    expect(row).toContain('The scope that the request needs.');
    expect(row).toContain('with <code>insufficient_scope</code> and the scope that is needed');
    expect(row).toMatch(/id="responses.403.title">, <a href="#responses.400.title">/);
    expect(row).not.toContain('What went wrong, for people to read.');
    const [, later = ''] = /id="responses.503">(.*?)<\/tbody>/s.exec(html) ?? [];
    expect(later).toContain('<summary>Example <code>request_id Retry-After</code>');
    expect(later).toContain('href="#responses.500.request_id"');
  });

  it('describes what all errors send once below that table', () => {
    const {html} = findPage(CISO, 'create-user');
    const [, common = ''] = html.split('<details class="api-fold api-error-common">');
    for (const text of ['Branch on it.', 'What is left of the quota']) {
      expect(html.split(text)).toHaveLength(2);
      expect(common).toContain(text);
    }
  });

  it('describes what errors send for the API, too, where prose links to', () => {
    const {names} = findPage(CISO, 'create-user');
    const introduction = findPage(CISO, 'introduction');
    expect(findAll(introduction.html, /(Branch on it.)/g)).toHaveLength(1);
    for (const name of ['blocking.reason', 'instance', 'headers.Retry-After']) {
      const own = findPage(CISO, 'delete-user').names ?? {fields: []};
      const named = own.fields.find(
        ({anchor}) => anchor.startsWith('responses.4') && anchor.endsWith(`.${name}`),
      );
      expect(introduction.anchors).toContain(named?.shownAt?.replace('/api/#', ''));
    }
    expect(names?.schemas.FieldError).toBe('/api/#error-bodies.ValidationProblem.errors');
  });

  it('describes the data of unnamed errors with the operation', () => {
    const schema = {type: 'object', properties: {reason: {type: 'string', description: 'Why.'}}};
    const headers = {'X-Why': {description: 'Why, too.', schema: {type: 'string'}}};
    const content = {'a/json': {schema, examples: {one: {value: {reason: 'Because.'}}}}};
    const {pages} = renderApi(
      {
        openapi: '3.1.0',
        info: {title: 'T', version: '1'},
        paths: {'/a': {get: {responses: {400: {description: 'No.', headers, content}}}}},
      },
      {basePath: '/api', parts: themeParts},
    );
    ['Why.', 'Why, too.', 'Because.'].forEach((text) => expect(pages[1]?.html).toContain(text));
    expect(pages[0]?.anchors).not.toContain('error-responses');
  });

  it('shows every example of an error with its operation', () => {
    const {html} = findPage(CISO, 'get-user-info');
    for (const example of ['The token has expired', 'A maintenance window'])
      expect(html.split(example)).toHaveLength(2);
  });

  it('says that anyone may call, and keeps the examples of callbacks', () => {
    const content = {'a/json': {examples: {told: {summary: 'What is told', value: 1}}}};
    const responses = {200: {description: '', content}};
    const {pages} = renderApi(
      {
        openapi: '3.1.0',
        info: {title: 'T', version: '1'},
        paths: {
          '/a': {
            post: {security: [], responses: {}, callbacks: {done: {'{$url}': {post: {responses}}}}},
          },
        },
      },
      {basePath: '/api', parts: themeParts},
    );
    expect(pages[1]?.html).toContain('<dt>Authorization</dt> <dd>none</dd>');
    expect(pages[1]?.html).toContain('What is told');
  });

  it('folds optional fields behind their names, but never required ones', () => {
    const {html} = findPage(CISO, 'create-user');
    expect(html).toContain(
      'Optional, 5 fields <code>display_name job_title phone locale timezone</code>',
    );
    expect(html).toContain('<p class="api-group">Required, 4 fields</p>');
  });

  it('links to each section from a bar that stays in view', () => {
    const {html, contents} = findPage(CISO, 'create-user');
    const [, line = ''] = html.split('<nav class="api-contents"');
    const ids = findAll(line.split('</nav>')[0] ?? '', /href="#([^"]+)"/g);
    expect(ids).toEqual(contents.filter(({level}) => level === 2).map(({id}) => id));
    expect(ids).toContain('errors');
  });

  it('shows samples by request and language, and links to pages that describe the operation', () => {
    const samples = ['one', 'two'].map((example) => ({
      id: example,
      example,
      title: `Request ${example}`,
      samples: [{language: 'curl', label: 'curl', code: `curl '<${example}>'`}],
    }));
    const {pages} = renderApi(readTestContract(CISO), {
      basePath: '/api',
      parts: themeParts,
      findExtras: () => ({samples, describedIn: [{title: 'Company', href: '/docs/company'}]}),
    });
    const {html, contents} = pages[1] ?? {html: '', contents: []};
    expect(html).toContain("'&lt;two&gt;'");
    expect(html).toContain('<a href="/docs/company">Company</a>');
    expect(contents.map(({id}) => id)).toEqual(expect.arrayContaining(['samples', 'described-in']));
  });

  it('shows the program with error handling in a fold before the short one', () => {
    const toHtml = (full: string): string => {
      const sample = {language: 'curl', label: 'curl', code: 'curl short', full};
      const samples = [{id: 'a', example: 'a', title: 'A', samples: [sample]}];
      const findExtras = () => ({samples});
      const {pages} = renderApi(readTestContract(CISO), {
        basePath: '/api',
        parts: themeParts,
        findExtras,
      });
      return (pages[1]?.html ?? '').replace(/<\/?(code|span)[^>]*>/g, '');
    };
    expect(toHtml('curl full')).toMatch(
      /<details class="api-full" data-not-in-markdown=""><summary>With error handling<\/summary>.*curl full.*<\/details>.*curl short/s,
    );
    // All samples of a page have at most 80,000 characters.
    const html = toHtml('x'.repeat(80_000));
    expect(html).not.toContain('api-full');
    expect(html).toContain('curl short');
  });

  it('names the version that added an operation and the versions that changed it', () => {
    const toLink = (title: string) => ({title, href: `/docs/changelog#${title}`});
    const toPage = (changedIn: readonly string[]) =>
      renderApi(readTestContract(CISO), {
        basePath: '/api',
        parts: themeParts,
        findExtras: () => ({
          versions: {
            since: toLink('1.0.0'),
            changedIn: changedIn.map((title) => ({...toLink(title), changes: []})),
          },
        }),
      }).pages[1];
    const since = '<dt>Since</dt> <dd><a href="/docs/changelog#1.0.0">1.0.0</a></dd>';
    const changed = toPage(['2.0.0', '1.1.0']);
    expect(changed?.html.match(/Changed in/g)).toHaveLength(1);
    expect(changed?.html).toContain('<summary>Changed in 2.0.0 and 1.1.0</summary>');
    expect(changed?.plainHtml).toContain(
      '<a href="/docs/changelog#2.0.0">2.0.0</a>, <a href="/docs/changelog#1.1.0">1.1.0</a>',
    );
    expect(toPage([])?.html).toContain(since);
    expect(toPage([])?.html).not.toContain('Changed in');
    expect(findPage(CISO, 'create-user').html).not.toContain('Since');
  });

  it('finds a schema whose name has a percent sign, written with and without encoding', () => {
    const toPath = (ref: string) => ({
      get: {responses: {200: {description: '', content: {'a/b': {schema: {$ref: ref}}}}}},
    });
    const {pages} = renderApi(
      {
        openapi: '3.1.0',
        info: {title: 'T', version: '1'},
        paths: {
          '/a': toPath('#/components/schemas/100%'),
          '/b': toPath('#/components/schemas/100%25'),
        },
        components: {schemas: {'100%': {type: 'string', description: 'All of it.'}}},
      },
      {basePath: '/api', parts: themeParts},
    );
    expect(pages.slice(1).map(({html}) => html.includes('All of it.'))).toEqual([true, true]);
  });

  it('reports everything that cannot be shown, with its location', () => {
    const schema = (ref: unknown) => ({
      get: {responses: {200: {description: '', content: {'a/b': {schema: ref}}}}},
    });
    const document = {
      openapi: '3.1.0',
      info: {title: 'T', version: '1'},
      paths: {
        '/lost': schema({$ref: '#/components/schemas/Lost'}),
        '/far': schema({$ref: 'other.yaml'}),
        '/loop': schema({$ref: '#/components/schemas/Loop'}),
        '/text': schema('string'),
      },
      components: {schemas: {Loop: {allOf: [{$ref: '#/components/schemas/Loop'}]}}},
    };
    expect(() => renderApi(document, {basePath: '/api', parts: themeParts}))
      .toThrowErrorMatchingInlineSnapshot(`
      [ContractErrors: The contract cannot be shown:

        #/components/schemas/Loop/allOf/0: refers to itself
        #/paths/~1far/get/responses/200/content/a~1b/schema/$ref: has a target outside this document: "other.yaml"
        #/paths/~1lost/get/responses/200/content/a~1b/schema/$ref: has no target in this document: #/components/schemas/Lost
        #/paths/~1text/get/responses/200/content/a~1b/schema: is not an object
      ]
    `);
  });

  it('rejects a document that was not converted to OpenAPI 3.1', () => {
    expect(() => renderApi({swagger: '2.0'}, {basePath: '/api', parts: themeParts})).toThrow(
      '#/openapi: is not 3.1 but "2.0"',
    );
  });
});

it('gives each schema of a contract without operations a separate page (OpenAPI 3.1.1, 4.8.1)', () => {
  const schemas = {
    Amf: {type: 'object', properties: {id: {$ref: '#/components/schemas/AmfId'}}},
    AmfId: {type: 'string', description: 'Identifies an AMF.'},
  };
  const info = {title: 'Common data', version: '1'};
  const document = {openapi: '3.1.0', info, components: {schemas}};
  const {pages} = renderApi(document, {basePath: '/api', parts: themeParts});
  expect(pages.map(({id}) => id)).toEqual(['introduction', 'schema-amf', 'schema-amf-id']);
  expect(pages[0]?.html).toContain('href="/api/schema-amf-id"');
  expect(pages[2]?.html).toContain('Identifies an AMF.');
});
