import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {deflateSync} from 'node:zlib';

import {afterEach, beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';

import {formatPlan, migrate, planMigration} from './index';
import {listSources} from './site';

const require = createRequire(import.meta.url);

let dir = '';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
}

const read = (file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

/** Lists all files of the site with their contents. */
const readAll = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fs
      .readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => fs.statSync(path.join(dir, file)).isFile())
      .map((file) => [file, read(file)]),
  );

const migrated = (): string => {
  const plan = planMigration(dir);
  expect(plan.obstacles).toEqual([]);
  return plan.written.get(plan.config.file) ?? '';
};

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'migrate-'));
  write('package.json', '{"scripts": {"gen": "docusaurus gen-api-docs all"}}');
});

afterEach(() => fs.rmSync(dir, {recursive: true}));

const OPENAPI_DOCS = `import type {Config} from '@docusaurus/types';

const config: Config = {
  title: 'Shop', // kept
  presets: [
    ['classic', {docs: {docItemComponent: '@theme/ApiItem'}, blog: false}],
  ],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPluginId: 'classic',
        config: {
          shop: {specPath: 'openapi/shop.yaml', outputDir: 'docs/shop', sidebarOptions: {groupPathsBy: 'tag'}},
          stock: {specPath: 'openapi/stock.yaml', outputDir: 'docs/stock', template: 'a.mustache'},
        },
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs', '@docusaurus/theme-mermaid', require.resolve('@easyops-cn/docusaurus-search-local')],
};

export default config;
`;

describe('a site with docusaurus-plugin-openapi-docs', () => {
  beforeEach(() => {
    write('docusaurus.config.ts', OPENAPI_DOCS);
    write('openapi/shop.yaml', '');
    write('docs/shop/list-pets.api.mdx', '');
    write('docs/shop/pet-shop.info.mdx', '');
    write('docs/shop/sidebar.ts', 'export default [];');
    write('docs/guide.mdx', "import ApiTabs from '@theme/ApiTabs';\n");
    write('src/theme/ApiItem/index.tsx', '');
  });

  it('gets the preset without search if it has one, and redirects old URLs', () => {
    expect(migrated()).toBe(`import type {Config} from '@docusaurus/types';

const config: Config = {
  title: 'Shop', // kept
  presets: [
    ['classic', {docs: {}, blog: false}],
    ['@openapi-portal/preset', {
      apis: {
        "shop": {specPath: 'openapi/shop.yaml', sidebarOptions: {groupPathsBy: 'tag'}},
        "stock": {specPath: 'openapi/stock.yaml'},
      },
      search: false,
    }],
  ],
  plugins: [
    ['@docusaurus/plugin-client-redirects', {
      id: 'openapi-portal',
      redirects: [{from: '/docs/shop/pet-shop', to: '/api/shop/'}],
      createRedirects: (to) => [['/api/shop/', '/docs/shop/'], ['/api/stock/', '/docs/stock/']].flatMap(([now, before]) => to.startsWith(now) && to !== now ? [to.replace(now, before)] : []),
    }],
  ],
  themes: [ '@docusaurus/theme-mermaid', require.resolve('@easyops-cn/docusaurus-search-local')],
};

export default config;
`);
  });

  it('redirects the pages of tags, and removes the data of generated pages', () => {
    write('docs/shop/pets.tag.mdx', '');
    write('docs/shop/list-pets.StatusCodes.json', '{}');
    write('docs/shop/schemas/pet.Schema.2.json', '{}');
    expect(migrated()).toContain("{from: '/docs/shop/pets', to: '/api/shop/'}");
    expect(planMigration(dir).removed).toEqual(
      expect.arrayContaining([
        'docs/shop/list-pets.StatusCodes.json',
        'docs/shop/schemas/pet.Schema.2.json',
      ]),
    );
  });

  it('removes an import of types from the plugin, and names what still uses it', () => {
    const line = "import type * as Plugin from 'docusaurus-plugin-openapi-docs';\n";
    write('docusaurus.config.ts', `${line}// Plugin: see https://example.com\n${OPENAPI_DOCS}`);
    expect(migrated()).not.toContain('Plugin from');
    const message = 'docusaurus.config.ts:1: the import of `Plugin` goes; remove what uses it';
    expect(planMigration(dir).byHand).not.toContain(message);
    write('docusaurus.config.ts', `${line}type Options = Plugin.Options;\n${OPENAPI_DOCS}`);
    expect(planMigration(dir).byHand).toContain(message);
  });

  it.each([
    ['SchemaTabs', 'nothing: all variants are on the page'],
    ['ApiExplorer', "'Try it' of @openapi-portal/openapi-console, which is not replaced in parts"],
    ['StatusCodes', 'the sections in theme/ of @openapi-portal/docusaurus-openapi-theme'],
    ['Markdown', 'descriptions are rendered as HTML by @openapi-portal/safe-markdown'],
  ])('names what stands for a replaced %s', (component, instead) => {
    write(`src/theme/${component}/index.js`, '');
    const message = `src/theme/${component}: remove it; instead: ${instead}`;
    expect(planMigration(dir).byHand).toContain(message);
  });

  it.each([
    [
      'a contract that is served over HTTP',
      ["'openapi/stock.yaml'", "'http://localhost:1/a.yaml'"],
      'save http://localhost:1/a.yaml in your site, and set specPath to the file',
    ],
    [
      'a second search',
      ["'@docusaurus/theme-mermaid'", "'docusaurus-lunr-search'"],
      'a second search; remove one of them',
    ],
  ] as const)('names %s with its line', (_title, [before, after], message) => {
    write('docusaurus.config.ts', OPENAPI_DOCS.replace(before, after));
    expect(planMigration(dir).byHand.join('\n')).toMatch(
      new RegExp(String.raw`docusaurus\.config\.ts:\d+: ${message}`),
    );
  });

  it('gets an API for each version of another, with its options, and its pages redirect', () => {
    const versions =
      "downloadUrl: '/a.yaml', versions: {'1.0': {specPath: 'old.yaml', outputDir: 'docs/stock/1.0', label: 'v1'}}";
    write(
      'docusaurus.config.ts',
      OPENAPI_DOCS.replace("template: 'a.mustache'", `proxy: '/p', ${versions}`),
    );
    write('docs/stock/stock.info.mdx', '');
    write('docs/stock/1.0/stock.info.mdx', '');
    write('docs/stock/1.0/sidebar.ts', "'/docs/stock/1.0/stock'");
    write('docs/stock/versions.json', '"/docs/stock/1.0/stock"');
    write('docs/guide.mdx', '[a](/docs/stock/1.0/stock)');
    const text = migrated();
    expect(text).toContain(`"stock-1.0": {specPath: 'old.yaml', proxy: '/p'},`);
    expect(text).toContain(
      `"stock": {specPath: 'openapi/stock.yaml', proxy: '/p', downloadUrl: '/a.yaml'},`,
    );
    expect(text).toContain("['/api/stock-1.0/', '/docs/stock/1.0/']");
    expect(text).toContain(
      "{from: '/docs/stock/stock', to: '/api/stock/'}, {from: '/docs/stock/1.0/stock', to: '/api/stock-1.0/'}",
    );
    const {removed, written, byHand} = planMigration(dir);
    expect(removed).toContain('docs/stock/1.0/stock.info.mdx');
    expect([...written.keys()]).toContain('docs/stock/1.0/sidebar.ts');
    expect(removed).toContain('docs/stock/versions.json');
    expect(byHand.filter((one) => one.includes('links to'))).toEqual([
      'docs/guide.mdx:1: links to /docs/stock/1.0/stock; write /api/stock-1.0',
    ]);
  });

  it('names links to operations that move', () => {
    write(
      'docs/guide.mdx',
      '[a](/docs/shop/list-pets)\n[b](/docs/shop/list-pets-of)\n[c](/docs/shop/list-pets/#x)',
    );
    expect(planMigration(dir).byHand).toContain(
      'docs/guide.mdx:1, 3: links to operations below /docs/shop; write /api/shop/…',
    );
  });

  it('names a sidebar that imports the list of versions from the plugin', () => {
    write(
      'sidebars.ts',
      "\nimport {versionSelector} from 'docusaurus-plugin-openapi-docs/lib/sidebars/utils';",
    );
    expect(planMigration(dir).byHand).toContain(
      'sidebars.ts:2: imports docusaurus-plugin-openapi-docs; remove what uses it and versions.json',
    );
  });

  it('keeps a plugin for llms.txt instead of its own Markdown', () => {
    write('docusaurus.config.ts', OPENAPI_DOCS.replace('theme-mermaid', 'plugin-llms-txt'));
    expect(migrated()).toContain('markdown: false');
    expect(formatPlan(planMigration(dir))).toContain('plugin-llms-txt stays; remove it');
  });

  it('says that classic docs without pages must be off', () => {
    fs.rmSync(path.join(dir, 'docs/guide.mdx'));
    expect(planMigration(dir).byHand).toContain(
      'docusaurus.config.ts:6: set `docs: false`, because docs/ has no page any more',
    );
  });

  it('names what changes, what goes and what remains to do', () => {
    expect(formatPlan(planMigration(dir))).toBe(`
Changes:
  docs/shop/sidebar.ts: becomes one link to the API, for sidebars that import it
  docusaurus.config.ts:9: docusaurus-plugin-openapi-docs with 2 APIs → @openapi-portal/preset
  docusaurus.config.ts:21: removes docusaurus-theme-openapi-docs
  docusaurus.config.ts:6: removes docItemComponent, which only generated pages need
  docusaurus.config.ts:21: diagrams stay
  docusaurus.config.ts:21: @easyops-cn/docusaurus-search-local stays; remove it and \`search: false\` to also find fields
  shop will be at /api/shop
  stock will be at /api/stock
  @docusaurus/plugin-client-redirects redirects the old addresses

Generated or replaced files that go:
  docs/shop/list-pets.api.mdx
  docs/shop/pet-shop.info.mdx

By hand:
  docusaurus.config.ts:16: openapi/stock.yaml is missing; create it, or remove stock from apis
  docusaurus.config.ts:16: template has no counterpart; replace components of the theme instead
  docs/guide.mdx:1: imports the OpenAPI theme; set \`openApiTheme: 'below'\` to keep it
  package.json:1: remove gen-api-docs and clean-api-docs; every build generates the pages
  src/theme/ApiItem: remove it; instead: replace ApiItem of @openapi-portal/docusaurus-openapi-theme
`);
  });

  it('changes nothing with --check, and without an answer', async () => {
    const before = readAll();
    await migrate([dir, '--check'], () => undefined);
    expect(readAll()).toEqual(before);
    await expect(migrate([dir], () => undefined)).rejects.toThrow('Nothing was changed.');
    expect(readAll()).toEqual(before);
  });

  /** Answers the question in a terminal, or closes the terminal. */
  async function answer(text: string | undefined): Promise<string> {
    const stdin = Object.assign(new PassThrough(), {isTTY: true, fd: 0});
    const stdout = new PassThrough();
    stdin.end(text);
    const terminal = {stdin, stdout} as unknown as typeof process;
    await migrate([dir], () => undefined, terminal).catch((error: unknown) => {
      expect(String(error)).toContain('Nothing was changed.');
    });
    return String(stdout.read());
  }

  it.each(['y\n', ' YES \n'])('asks in a terminal, and changes the site after %j', async (text) => {
    expect(await answer(text)).toContain('Change the site? (y/N) ');
    expect(read('docusaurus.config.ts')).toContain('@openapi-portal/preset');
  });

  it.each(['n\n', '\n', 'yesterday\n', undefined])(
    'asks in a terminal, and changes nothing after %j',
    async (text) => {
      const before = readAll();
      expect(await answer(text)).toContain('Change the site? (y/N) ');
      expect(readAll()).toEqual(before);
    },
  );

  it('changes the configuration and the generated files with --yes, once', async () => {
    await migrate([dir, '--yes'], () => undefined);
    expect(Object.keys(readAll()).sort()).toEqual([
      'docs/guide.mdx',
      'docs/shop/sidebar.ts',
      'docusaurus.config.ts',
      'openapi/shop.yaml',
      'package.json',
      'src/theme/ApiItem/index.tsx',
    ]);
    expect(read('docs/shop/sidebar.ts')).toContain("href: '/api/shop'");
    await expect(migrate([dir, '--yes'], () => undefined)).rejects.toThrow('already');
  });
});

describe('generated pages with other names', () => {
  const page = (operation: object): string =>
    `---\nid: old\napi: ${deflateSync(JSON.stringify(operation)).toString('base64')}\n---\n`;

  beforeEach(() => {
    write('docusaurus.config.ts', OPENAPI_DOCS);
    write('docs/guide.mdx', '');
  });

  it.each([
    [
      'an operation without id',
      'old.api.mdx',
      page({method: 'get', path: '/pets/{petId}'}),
      "createRedirects: (to) => [['/api/shop/get-pets-pet-id', '/docs/shop/old']].flatMap(([now, before]) => to === now || to === `${now}/` ? [before] : []).concat(",
    ],
    [
      'a schema',
      'schemas/pet.schema.mdx',
      '',
      "redirects: [{from: '/docs/shop/schemas/pet', to: '/api/shop/'}]",
    ],
    [
      'a tag with an id of its own',
      'pets.tag.mdx',
      '---\nid: "tag_pets"\n---\n',
      "redirects: [{from: '/docs/shop/tag_pets', to: '/api/shop/'}]",
    ],
  ])('redirects %s', (_title, file, text, expected) => {
    write(`docs/shop/${file}`, text);
    expect(migrated()).toContain(expected);
  });

  it('are named if they are in a folder of no API', () => {
    write('docs/copied/a.api.mdx', '');
    write('docs/copied/b.api.mdx', '');
    write('docs/versions.json', '');
    expect(planMigration(dir).byHand.filter((one) => one.includes('no outputDir'))).toEqual([
      'docs/copied: has generated pages, but is no outputDir; remove them and what uses them',
    ]);
  });

  it('redirects the generated categories of their sidebar', () => {
    write('docs/shop/sidebar.ts', 'export default [{link: {slug: "/category/shop/pets"}}];');
    expect(migrated()).toContain("{from: '/docs/category/shop/pets', to: '/api/shop/'}");
  });

  it('redirects the categories of a sidebar that goes with its docs instance', () => {
    const docs = "{id: 'rest', path: 'rest', routeBasePath: 'rest', sidebarPath: './rest.js'}";
    write(
      'docusaurus.config.ts',
      `export default {presets: [], plugins: [
  ['docusaurus-plugin-openapi-docs', {docsPluginId: 'rest', config: {shop: {specPath: 'a.yaml', outputDir: 'rest'}}}],
  ['@docusaurus/plugin-content-docs', ${docs}],
]};`,
    );
    write(
      'rest.js',
      "module.exports = {api: [{link: {'slug': '/category/pets'}}, {slug: 'category/pets'}]};",
    );
    expect(migrated()).toContain("redirects: [{from: '/rest/category/pets', to: '/rest/'}]");
  });

  it('are found next to a broken symbolic link', () => {
    write('docs/shop/old.tag.mdx', '');
    fs.symlinkSync('nothing', path.join(dir, 'docs/shop/index.mdx'));
    expect(migrated()).toContain("{from: '/docs/shop/old', to: '/api/shop/'}");
  });

  it('redirects the newest pages of versioned docs from their own address', () => {
    write('versions.json', '["1.0"]');
    expect(migrated()).toContain("['/api/shop/', '/docs/next/shop/']");
  });

  it('are named if a sidebar contains them', () => {
    write('docs/shop/old.api.mdx', page({operationId: 'old'}));
    write('sidebars.ts', "export default {docs: ['guide',\n'shop/old']};");
    expect(planMigration(dir).byHand).toContain(
      'sidebars.ts:2: contains a generated page; replace it with a link to the API',
    );
  });
});

it('follows entries and docs to other files, and keeps their addresses', () => {
  write(
    'docusaurus.config.ts',
    `import {docs} from './config/docs';
import openApi from './config/open-api';

const {presets} = require('./config/presets');

export default {plugins: [openApi, ...docs], presets};
`,
  );
  write(
    'config/presets.js',
    "exports.presets = 1;\nmodule.exports = {presets: [['classic', {}]]};",
  );
  write(
    'config/docs.ts',
    `export const docs = [
  ['@docusaurus/plugin-content-docs', {id: 'guides', path: 'guides'}],
  ['@docusaurus/plugin-content-docs', {id: 'rest', path: 'rest', routeBasePath: 'rest'}],
];
`,
  );
  const apis = "{shop: {specPath: 'shop.yaml', outputDir: 'rest'}}";
  const writeApis = (list: string): void =>
    write(
      'config/open-api.js',
      `module.exports = ['docusaurus-plugin-openapi-docs', {docsPluginId: 'rest', config: ${list}}];`,
    );
  writeApis(apis);
  write('guides/a.md', '');
  const {obstacles, written} = planMigration(dir);
  expect(obstacles).toEqual([]);
  expect(written.get('docusaurus.config.ts')).toContain('{plugins: [ ...docs], presets}');
  expect(written.get('config/docs.ts')).not.toContain('rest');
  expect(written.get('config/presets.js')).toContain(
    `"shop": {specPath: 'shop.yaml', outputDir: '.docusaurus/api-pages/rest'}`,
  );
  writeApis(apis.replace("'shop.yaml'", '__filename'));
  expect(planMigration(dir).obstacles).toEqual([
    expect.stringContaining('write it into docusaurus.config.ts'),
  ]);
});

it('follows APIs and options that are spread into others', () => {
  write(
    'docusaurus.config.js',
    `const common = {proxy: 'a', hideSendButton: true};
const more = {stock: {...common, specPath: 'b.yaml', hideSendButton: false}};
module.exports = {presets: [], plugins: [
  ['docusaurus-plugin-openapi-docs', {config: {shop: {specPath: 'a.yaml'}, ...more}}],
]};`,
  );
  const options = "{proxy: 'a', hideSendButton: false, specPath: 'b.yaml'}";
  expect(migrated()).toContain(`"stock": ${options}`);
});

it('moves an API whose route would hide pages of the site', () => {
  write(
    'docusaurus.config.js',
    `module.exports = {presets: [['classic', {}]], plugins: [
  ['docusaurus-plugin-openapi-docs', {config: {shop: {specPath: 'a.yaml', outputDir: 'docs/rest/apis/shop'}}}],
]};`,
  );
  expect(migrated()).toContain("docs: {routeBasePath: 'docs/rest/apis'}");
  write('docs/rest/apis/help/errors.md', '');
  expect(migrated()).toContain("['/api/shop/', '/docs/rest/apis/shop/']");
});

it('keeps the addresses of an API whose docs instance leaves its route free', () => {
  write(
    'docusaurus.config.js',
    `module.exports = {
  presets: [['classic', {}]],
  plugins: [
    ['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: '/'}],
    ['docusaurus-plugin-openapi-docs', {docsPluginId: 'api', config: {shop: {specPath: 'a.yaml', outputDir: 'api/v1/pets'}}}],
  ],
};
`,
  );
  const text = migrated();
  expect(text).toContain("outputDir: '.docusaurus/api-pages/pets'");
  expect(text).toContain("docs: {routeBasePath: 'v1'}");
  expect(text).not.toContain('content-docs');
  expect(text).not.toContain('client-redirects');
});

describe('a site with Redoc or Swagger UI', () => {
  it('keeps the route of each contract of Redocusaurus', () => {
    write(
      'docusaurus.config.mjs',
      `export default async function create() {
  return {
    presets: [
      ['classic', {}],
      ['redocusaurus', {specs: [{id: 'pets', spec: 'openapi/pets.yaml', route: '/reference/pets/'}], openapi: {path: 'more', routeBasePath: 'reference'}}]
    ],
  };
}
`,
    );
    write('more/food.openapi.yaml', '');
    expect(migrated()).toBe(`export default async function create() {
  return {
    presets: [
      ['classic', {}],
      ['@openapi-portal/preset', {
      apis: {
        "pets": {specPath: "openapi/pets.yaml"},
        "food": {specPath: "more/food.openapi.yaml"},
      },
      docs: {routeBasePath: 'reference'},
    }],
    ],
  };
}
`);
  });

  it('names links to a contract that moves', () => {
    write(
      'docusaurus.config.js',
      "module.exports = {presets: [['classic', {}], ['redocusaurus', {specs: [{spec: 'pets.yaml', route: 'docs/pets'}]}]]};",
    );
    write('docs/a.md', '[Pets](/docs/pets#tag/pets)\n\n<Link to="docs/pets">Pets</Link>\n');
    write('docs/b.md', '[Food](/docs/pets-food)\n');
    expect(planMigration(dir).byHand).toEqual([
      'docs/a.md:1, 3: links to /docs/pets; write /api/pets',
    ]);
  });

  it.each([
    ['stays at the address of a page with Swagger UI', '{}', "docs: {routeBasePath: '/'}"],
    [
      'redirects a page with Swagger UI if docs have the root',
      "{docs: {routeBasePath: '/'}}",
      "redirects: [{from: '/swagger', to: '/api/pets/'}]",
    ],
  ])('%s', (_title, classic, expected) => {
    write('docusaurus.config.js', `module.exports = {presets: [['classic', ${classic}]]};`);
    write('static/pets.json', '{}');
    write(
      'src/pages/swagger.jsx',
      'import Ui from \'swagger-ui-react\';\nexport default () => <Ui url="/pets.json" />;',
    );
    const text = migrated();
    expect(text).toContain('"pets": {specPath: "static/pets.json"');
    expect(text).toContain(expected);
    expect(planMigration(dir).removed).toEqual(['src/pages/swagger.jsx']);
  });
});

describe('a page of docs with a viewer', () => {
  const CONFIG = `module.exports = {presets: [['classic', {}], ['redocusaurus', {specs: [{id: 'pets', spec: 'pets.yaml'}]}]]};`;

  it.each([
    [
      'Redoc of a known contract',
      'import ApiDoc from \'@theme/ApiDocMdx\';\n\n<ApiDoc id="pets" />\n',
      "<Link to={'/api/pets'}>API reference</Link>",
      '"pets": {specPath: "pets.yaml"}',
    ],
    [
      'a component of the site, and a contract on another host',
      'import {Viewer} from \'@site/src/components/viewer\';\n\n<Viewer url="https://example.com/openapi.yml" />\n',
      "<Link to={'/api/orders'}>API reference</Link>",
      '"orders": {specPath: "https://example.com/openapi.yml"}',
    ],
  ])('links to the API instead: %s', (_title, text, link, api) => {
    write('docusaurus.config.js', CONFIG);
    write('src/components/viewer/index.js', "export {default as Viewer} from 'swagger-ui-react';");
    write('docs/orders.mdx', `# Orders\n\n${text}`);
    expect(migrated()).toContain(api);
    expect(planMigration(dir).written.get('docs/orders.mdx')).toBe(
      `# Orders\n\nimport Link from '@docusaurus/Link';\n\n${link}\n`,
    );
  });

  it('is named if its contract is not', () => {
    write('docusaurus.config.js', CONFIG);
    write('docs/a.mdx', "import ApiDoc from '@theme/ApiDocMdx';\n\n<ApiDoc spec={spec} />\n");
    expect(planMigration(dir).byHand).toEqual([
      'docs/a.mdx:1: shows a contract; link to the page of its API instead',
    ]);
  });
});

describe('what it cannot read', () => {
  it.each([
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: read()}]], presets: []};",
      'docusaurus.config.js:1: the APIs are not listed here',
    ],
    [
      "const openApi = require('./openapi');\nmodule.exports = {plugins: [openApi], presets: []};",
      'docusaurus.config.js:2: `openApi` cannot be read',
    ],
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: {a: {specPath: 'a.yaml'}, ...read()}}]], presets: []};",
      'docusaurus.config.js:1: the APIs are not listed here',
    ],
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: {a: {...read(), specPath: 'a.yaml'}}}]], presets: []};",
      'docusaurus.config.js:1: the APIs are not listed here',
    ],
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: {a: {outputDir: 'docs'}}}]], presets: []};",
      'docusaurus.config.js:1: a has no specPath that this command can read',
    ],
    [
      "module.exports = {presets: [['redocusaurus', {specs: [\n{spec: read()}]}]]};",
      'docusaurus.config.js:2: `spec` is not a string',
    ],
    [
      "const more = read();\nmodule.exports = {presets: [['redocusaurus', {specs: [{spec: 'a.yaml'}, ...more]}]]};",
      'docusaurus.config.js:2: `spec` is not a string',
    ],
    [
      "module.exports = {presets: [['redocusaurus', {specs: names.map((spec) => ({spec}))}]]};",
      'docusaurus.config.js:1: no contract of redocusaurus found',
    ],
    [
      "module.exports = {presets: [['redocusaurus', {}]]};",
      'docusaurus.config.js:1: no contract of redocusaurus found',
    ],
  ])('is named with file and line, and nothing changes: %s', async (config, message) => {
    write('docusaurus.config.js', config);
    const before = readAll();
    expect(formatPlan(planMigration(dir))).toContain(message);
    await expect(migrate([dir, '--yes'], () => undefined)).rejects.toThrow('Nothing was changed.');
    expect(readAll()).toEqual(before);
  });

  it.each([
    [
      'export default makeConfig();',
      'the configuration is not an object that this command can read',
    ],
    ['export default {presets: []};', 'shows no API'],
  ])('stops at %s', async (config, message) => {
    write('docusaurus.config.js', config);
    await expect(migrate([dir, '--yes'], () => undefined)).rejects.toThrow(message);
  });
});

describe('a site by strangers', () => {
  const toConfig = (id: string, outputDir: string): string => `module.exports = {
    presets: [['classic', {}]],
    plugins: [['docusaurus-plugin-openapi-docs', {config: {${JSON.stringify(id)}: {specPath: 'a.yaml', outputDir: ${JSON.stringify(outputDir)}}}}]],
  };`;

  it('keeps names that contain quotes inside the strings of its configuration', async () => {
    write('docusaurus.config.js', toConfig("a'b$'", "docs/it's"));
    write("docs/it's/x'+y+'.info.mdx", '');
    write("docs/it's/sidebar.js", 'module.exports = [];');
    write(
      "src/pages/can't.jsx",
      "import 'swagger';\nimport S from 'swagger-ui-react';\nurl='/b.yaml'",
    );
    await migrate([dir, '--yes'], () => undefined);
    const run = (file: string): string => JSON.stringify(require(path.join(dir, file)));
    expect(run('docusaurus.config.js')).toContain(`/docs/it's/x'+y+'`);
    expect(run('docusaurus.config.js')).toContain(`/can't`);
    expect(run("docs/it's/sidebar.js")).toContain(`/api/a'b$'`);
  });

  it.each(['docs/shop', 'docs/shop/sidebar.js', 'docusaurus.config.js'])(
    'is not changed if %s is a link to a place outside of it',
    async (file) => {
      const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'outside-'));
      onTestFinished(() => fs.rmSync(outside, {recursive: true}));
      write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
      write('docs/shop/a.api.mdx', '');
      write('docs/shop/sidebar.js', 'module.exports = [];');
      fs.renameSync(path.join(dir, file), path.join(outside, 'moved'));
      fs.symlinkSync(path.join(outside, 'moved'), path.join(dir, file));
      const before = readAll();
      const said: string[] = [];
      await expect(migrate([dir, '--yes'], (text) => said.push(text))).rejects.toThrow(
        'Nothing was changed.',
      );
      expect(said.join('')).toContain(': is a link to a place outside of the site');
      expect(readAll()).toEqual(before);
    },
  );

  it('is not changed if the generated pages are outside of it', () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/../../shop'));
    expect(planMigration(dir).obstacles).toEqual([
      'docusaurus.config.js:3: shop has an outputDir outside of the site',
    ]);
  });

  it('is not changed if a file cannot be written', async () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
    write('docs/shop/a.api.mdx', '');
    const before = readAll();
    const failing = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
      throw new Error('ENOSPC');
    });
    await expect(migrate([dir, '--yes'], () => undefined)).rejects.toThrow('ENOSPC');
    failing.mockRestore();
    expect(readAll()).toEqual(before);
  });

  it('does not write through a link of any name outside of it', async () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
    write('docs/shop/a.api.mdx', '');
    const outside = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'outside-')), 'a');
    fs.writeFileSync(outside, 'as before');
    fs.symlinkSync(outside, path.join(dir, 'docusaurus.config.js.next'));
    await migrate([dir, '--yes'], () => undefined);
    expect(fs.readFileSync(outside, 'utf8')).toBe('as before');
    expect(fs.lstatSync(path.join(dir, 'docusaurus.config.js')).isFile()).toBe(true);
  });

  it('is read without devices, and without links that lead nowhere', () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
    write('docs/shop/a.api.mdx', '');
    write('src/pages/index.js', '');
    fs.symlinkSync('/dev/null', path.join(dir, 'src/pages/device.js'));
    fs.symlinkSync('nowhere', path.join(dir, 'src/pages/nowhere.js'));
    expect(listSources(dir, 'src')).toEqual(['src/pages/index.js']);
    fs.rmSync(path.join(dir, 'docusaurus.config.js'));
    fs.symlinkSync('/dev/null', path.join(dir, 'docusaurus.config.js'));
    expect(() => planMigration(dir)).toThrow('docusaurus.config.js is not a file.');
  });

  it.each([
    [
      'const a = b; const b = a; module.exports = a;',
      'is not an object that this command can read',
    ],
    ['export default function f() { return f; }', 'is not an object that this command can read'],
    ['module.exports = {', 'docusaurus.config.js cannot be parsed: Unexpected token'],
  ])('is refused in words for the configuration %j', (text, message) => {
    write('docusaurus.config.js', text);
    expect(() => planMigration(dir)).toThrow(message);
  });
});
