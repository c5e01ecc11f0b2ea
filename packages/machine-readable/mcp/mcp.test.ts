import {writeFiles} from '@openapi-portal/reports/testing';
import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';
import {describe, expect, it} from 'vitest';

import {openContracts, type OpenedApi} from './contracts';
import {openSite} from './open-site';
import {Pages} from './pages';
import {SiteFiles} from './site-files';
import {getOperation, listSummaries} from './tools/operations';
import {getProblem, listProblems} from './tools/problems';
import {getSchema} from './tools/schemas';

const APIS = [
  {id: 'Shop', route: 'docs/Shop', errorsPage: 'docs/errors'},
  {id: 'Bank', route: 'docs/Bank'},
];

const toFiles = (files: Readonly<Record<string, string>>): SiteFiles =>
  new SiteFiles(writeFiles(files));

const toReader = (files: Readonly<Record<string, string>>): ((file: string) => Promise<string>) => {
  const site = toFiles(files);
  return (file) => site.require(file);
};

const SITE = {name: 'Portal', baseUrl: '/portal/', apis: APIS};

describe('a portal', () => {
  it('is recognised by its search manifest', async () => {
    const dir = writeFiles({'search-index/manifest.json': '{}'});
    await expect(openSite(dir, SITE)).resolves.toBeDefined();
  });

  it('is required', async () => {
    const dir = writeFiles({'index.html': ''});
    await expect(openSite(dir, SITE)).rejects.toThrow(
      `There is no portal at ${dir}: it has no search-index/manifest.json. Run npm run build first`,
    );
  });
});

describe('a portal at a URL', () => {
  const serve = (status: number, text: string): Promise<LocalServer> =>
    startLocally((_request, response) => response.writeHead(status).end(text));

  it('is read below its base URL', async () => {
    const asked: string[] = [];
    const server = await startLocally((request, response) => {
      asked.push(request.url ?? '');
      response.end('{}');
    });
    await openSite(`${server.origin}/portal`, SITE);
    expect(asked).toEqual(['/portal/search-index/manifest.json']);
    await server.close();
  });

  it.each([
    [404, /There is no portal at .*: it has no search-index\/manifest.json. Give the URL/],
    [503, /returns status 503/],
  ])('is reported if it responds with %i', async (status, message) => {
    const server = await serve(status, '');
    await expect(openSite(server.origin, SITE)).rejects.toThrow(message);
    await server.close();
  });

  it('is reported if it does not respond', async () => {
    const server = await serve(200, '');
    await server.close();
    await expect(openSite(server.origin, SITE)).rejects.toThrow('does not respond');
  });
});

const SITEMAP = ['', 'docs/risks', 'docs/API/create-user']
  .map((at) => `<url><loc>https://docs.example.com/portal/${at}</loc></url>`)
  .join('');

describe('pages', () => {
  const openPages = (): Pages =>
    new Pages(
      toFiles({
        'sitemap.xml': SITEMAP,
        'index.md': 'Home',
        'docs/risks.md': 'Risks',
        'docs/API/create-user.md':
          '# Create\n\nText.\n\n## <a id="body"></a>Request body\n\n```sh\n# no heading\n```\n\n### Field\n\nOf it.\n\n## Good to know\n\nEnd.\n',
        'secret.txt': 'no page',
      }),
      '/portal/',
    );

  it.each([
    ['/docs/risks', 'Risks'],
    ['docs/risks/', 'Risks'],
    ['/docs/risks.md', 'Risks'],
    ['/docs/risks?a=1', 'Risks'],
    ['/portal/docs/risks', 'Risks'],
    ['https://docs.example.com/portal/docs/risks', 'Risks'],
    ['/', 'Home'],
    ['/portal/', 'Home'],
  ])('are read by %s', async (address, text) => {
    expect(await openPages().read(address)).toBe(text);
  });

  it.each(['body', '#body', 'Request body'])('are read by their sections: %s', async (section) => {
    const text = await openPages().read('/docs/API/create-user', section);
    expect(text).toMatch(/^## <a id="body"><\/a>Request body\n[^]*# no heading[^]*Of it\.\n$/);
  });

  it.each([
    '/docs/API/create-user#body',
    'https://docs.example.com/portal/docs/API/create-user.md#body',
  ])('are read by the anchor in a URL: %s', async (address) => {
    const text = await openPages().read(address);
    expect(text).toMatch(/^## <a id="body"><\/a>Request body\n[^]*Of it\.\n$/);
    expect(await openPages().read(address, 'Good to know')).toBe('## Good to know\n\nEnd.\n');
  });

  it.each([
    [
      'a row with the head of its table',
      'responses.412',
      '| Status | When |\n| - | - |\n| <a id="responses.412"></a>412 | Changed. |\n',
    ],
    [
      'an item with those below it',
      'parameters.id',
      '- <a id="parameters.id"></a>`id`: whose.\n\n  - `below`: of it.\n',
    ],
    ['a field below it', 'parameters.id.below', '- `below`: of it.\n'],
    ['a paragraph', 'note', '<a id="note"></a>Of two\nlines.\n'],
  ])('contain %s', async (_, anchor, text) => {
    const markdown =
      'Text.\n\n| Status | When |\n| - | - |\n| 404 | Gone. |\n| <a id="responses.412"></a>412 | Changed. |\n\n' +
      '- <a id="parameters.id"></a>`id`: whose.\n\n  - `below`: of it.\n- Another.\n\n<a id="note"></a>Of two\nlines.\n\nEnd.\n';
    const pages = new Pages(
      toFiles({'sitemap.xml': SITEMAP, 'docs/risks.md': markdown}),
      '/portal/',
    );
    expect(await pages.read(`/docs/risks#${anchor}`)).toBe(text);
  });

  it('suggest the nearest section for an unknown one', async () => {
    await expect(openPages().read('/docs/API/create-user', 'good-to-now')).rejects.toThrow(
      'The page has no section good-to-now: did you mean good-to-know',
    );
  });

  it('are answered with the nearest page if they do not exist', async () => {
    const pages = openPages();
    await expect(pages.read('/docs/risk')).rejects.toThrow(
      'There is no page /docs/risk: did you mean /docs/risks.md',
    );
    await expect(pages.read('/nowhere')).rejects.toThrow('use the tool search to find pages');
  });

  it.each(['../../etc/passwd', '/docs/../secret.txt', '/secret.txt', '/docs/%2e%2e/secret'])(
    'are the only files that are read: not %s',
    async (address) => {
      await expect(openPages().read(address)).rejects.toThrow('There is no page');
    },
  );
});

const SHOP = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://shop.example'}],
  security: [{token: []}],
  paths: {
    '/orders/{id}': {
      parameters: [{$ref: '#/components/parameters/Id'}],
      get: {
        operationId: 'getOrder',
        summary: 'Read an order',
        tags: ['Orders'],
        deprecated: true,
        responses: {
          200: {$ref: '#/components/responses/Found'},
        },
      },
    },
  },
  'x-problem-types': {'sold-out': {status: 409, title: 'Sold out'}},
  components: {
    parameters: {Id: {name: 'id', in: 'path', required: true, schema: {type: 'string'}}},
    responses: {
      Found: {
        description: 'Found.',
        'x-hint': 'https://shop.example/problems/sold-out',
        headers: {ETag: {$ref: '#/components/headers/ETag'}},
        content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
      },
    },
    headers: {ETag: {description: 'Version.'}},
    schemas: {
      Order: {type: 'object', properties: {next: {$ref: '#/components/schemas/Order'}}},
    },
  },
};

const BANK = {
  openapi: '3.0.3',
  info: {title: 'Bank', version: '1'},
  paths: {'/accounts': {get: {responses: {200: {description: 'All.'}}}}},
  components: {schemas: {Account: {type: 'string', nullable: true}}},
};

describe('contracts', () => {
  const openBoth = (): Promise<readonly OpenedApi[]> =>
    openContracts(
      toReader({
        'docs/Shop/openapi.json': JSON.stringify(SHOP),
        'docs/Bank/openapi.json': JSON.stringify(BANK),
      }),
      APIS,
    );

  it('list the operations of all APIs, or of one', async () => {
    const contracts = await openBoth();
    expect(listSummaries(contracts).operations).toEqual([
      {
        api: 'Shop',
        id: 'getOrder',
        method: 'GET',
        path: '/orders/{id}',
        summary: 'Read an order',
        tag: 'Orders',
        page: '/docs/Shop/get-order',
        deprecated: true,
      },
      {
        api: 'Bank',
        id: 'get-accounts',
        method: 'GET',
        path: '/accounts',
        summary: 'GET /accounts',
        tag: 'Other',
        page: '/docs/Bank/get-accounts',
      },
    ]);
    expect(listSummaries(contracts, 'Bank').operations).toHaveLength(1);
  });

  describe('if one cannot be read', () => {
    const CAUSE =
      'API Bank: docs/Bank/openapi.json is incomplete or not JSON. Build and publish the site again';
    const files = {
      'docs/Shop/openapi.json': JSON.stringify(SHOP),
      'docs/Bank/openapi.json': '{"a"',
    };

    it('remain available to all tools, with a message that names it', async () => {
      const contracts = await openContracts(toReader(files), APIS);
      const {operations, refused} = listSummaries(contracts);
      expect(operations.map((each) => each.api)).toEqual(['Shop']);
      expect(refused).toEqual([CAUSE]);
      expect(listProblems(contracts)).toMatchObject({refused: [CAUSE]});
      expect(getOperation(contracts, 'getOrder')).toMatchObject({api: 'Shop'});
      expect(getSchema(contracts, 'Order')).toHaveProperty('type', 'object');
      expect(getProblem(contracts, 'sold-out')).toHaveProperty('api', 'Shop');
    });

    it('report its name if the request needs it, or may need it', async () => {
      const contracts = await openContracts(toReader(files), APIS);
      const file = CAUSE.replace(/^API Bank: /, '');
      expect(() => listSummaries(contracts, 'Bank')).toThrow(file);
      for (const ask of [
        () => getOperation(contracts, 'get-accounts'),
        () => getSchema(contracts, 'Account'),
        () => getProblem(contracts, 'no-funds'),
      ])
        expect(ask).toThrow(CAUSE);
    });

    it('are read again, except those that were read', async () => {
      const before = await openContracts(toReader(files), APIS);
      const bank = {'docs/Bank/openapi.json': JSON.stringify(BANK)};
      const contracts = await openContracts(toReader(bank), APIS, before);
      expect(listSummaries(contracts).operations.map((each) => each.api)).toEqual(['Shop', 'Bank']);
      expect(listSummaries(contracts)).not.toHaveProperty('refused');
    });

    it('may be incomplete for some tools only', async () => {
      const broken = {...BANK, 'x-problem-types': {'../..': {}}};
      const contracts = await openContracts(
        toReader({...files, 'docs/Bank/openapi.json': JSON.stringify(broken)}),
        APIS,
      );
      expect(listSummaries(contracts)).not.toHaveProperty('refused');
      expect(listProblems(contracts).refused).toEqual([
        expect.stringMatching(/^API Bank: docs\/Bank\/openapi\.json cannot be read at /),
      ]);
    });
  });

  it.each(['getOrder', 'get-order'])('outline %s by the names of its parts', async (id) => {
    const outline = getOperation(await openBoth(), id);
    expect(outline).toEqual({
      api: 'Shop',
      id: 'getOrder',
      method: 'GET',
      path: '/orders/{id}',
      summary: 'Read an order',
      tag: 'Orders',
      page: '/docs/Shop/get-order',
      deprecated: true,
      parameters: [{name: 'id', in: 'path', required: true}],
      responses: {
        200: {
          description: 'Found.',
          headers: ['ETag'],
          content: {'application/json': {schema: '#/components/schemas/Order'}},
        },
      },
      parts: ['responses', 'parameters', 'servers', 'security'],
    });
  });

  it.each([
    ['servers', [{url: 'https://shop.example'}]],
    ['security', [{token: []}]],
    ['responses.200', {headers: {ETag: {description: 'Version.'}}}],
    ['responses.200.content', {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}],
  ])('return the complete part %s, in which only schemas are references', async (part, whole) => {
    expect(getOperation(await openBoth(), 'getOrder', part)).toMatchObject({[part]: whole});
  });

  it('return a problem type with the operations that return it', async () => {
    const contracts = await openBoth();
    expect(getProblem(contracts, 'https://shop.example/problems/sold-out')).toEqual({
      api: 'Shop',
      name: 'sold-out',
      page: '/docs/Shop/#problem-sold-out',
      status: 409,
      title: 'Sold out',
      sendAgain: 'correct it before repeating',
      returnedBy: ['getOrder'],
      guide: '/docs/errors#sold-out',
    });
    expect(() => getProblem(contracts, 'soldout')).toThrow('did you mean sold-out');
  });

  it('list the problem types', async () => {
    expect(listProblems(await openBoth()).problemTypes).toEqual([
      {api: 'Shop', name: 'sold-out', status: 409, title: 'Sold out'},
    ]);
  });

  it('report the number of omitted names', async () => {
    const names = Array.from({length: 40}, (_, index) => [`A${index}`, {type: 'string'}] as const);
    const {paths, info, openapi} = BANK;
    const many = {openapi, info, paths, components: {schemas: Object.fromEntries(names)}};
    const contracts = await openContracts(
      toReader({'docs/Many/openapi.json': JSON.stringify(many)}),
      [{id: 'Many', route: 'docs/Many'}],
    );
    expect(() => getSchema(contracts, 'Order')).toThrow(/A29 and 10 more$/);
  });

  it('return a part whose name contains dots, and no inherited member', async () => {
    const media = 'application/vnd.shop.v1+json';
    const responses = {200: {description: 'Done.', content: {[media]: {schema: true}}}};
    const shop = {openapi: '3.1.0', info: {}, paths: {'/a': {get: {operationId: 'a', responses}}}};
    const contracts = await openContracts(
      toReader({'docs/Shop/openapi.json': JSON.stringify(shop)}),
      [{id: 'Shop', route: 'docs/Shop'}],
    );
    const part = `responses.200.content.${media}`;
    expect(getOperation(contracts, 'a', part)).toMatchObject({[part]: {schema: true}});
    expect(() => getOperation(contracts, 'a', 'constructor')).toThrow('no part constructor');
  });

  it.each(['Order', '#/components/schemas/Order'])('return the schema %s', async (name) => {
    expect(getSchema(await openBoth(), name)).toEqual(SHOP.components.schemas.Order);
  });

  it('return a schema of an older version as JSON Schema', async () => {
    expect(getSchema(await openBoth(), 'Account', 'Bank')).toEqual({
      type: ['string', 'null'],
    });
  });

  it.each([
    [
      (contracts: readonly OpenedApi[]) => getOperation(contracts, 'getOrders'),
      'no operation getOrders: did you mean getOrder',
    ],
    [
      (contracts: readonly OpenedApi[]) => getOperation(contracts, 'getOrder', 'responses.20'),
      'no part responses.20: there are responses.200',
    ],
    [
      (contracts: readonly OpenedApi[]) => getOperation(contracts, 'order'),
      'no operation order: did you mean getOrder',
    ],
    [
      (contracts: readonly OpenedApi[]) => getSchema(contracts, 'Ordr'),
      'no schema Ordr: did you mean Order',
    ],
    [
      (contracts: readonly OpenedApi[]) => getSchema(contracts, 'Order', 'Bank'),
      'no schema Order: there are Account',
    ],
    [
      (contracts: readonly OpenedApi[]) => listSummaries(contracts, 'Shp'),
      'no API Shp: did you mean Shop',
    ],
  ])('suggest the nearest name for an unknown one (%#)', async (ask, message) => {
    const contracts = await openBoth();
    expect(() => ask(contracts)).toThrow(message);
  });
});
