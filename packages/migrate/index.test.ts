import fs from 'node:fs';
import path from 'node:path';
import {PassThrough} from 'node:stream';

import {beforeEach, describe, expect, it} from 'vitest';

import {formatPlan, migrate, planMigration} from './index';
import {createSites, migrated, OPENAPI_DOCS, read, readAll, site, write} from './testing';

createSites();

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

  it('gets the preset without search if it has its own, and redirects old URLs', () => {
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

  it('redirects tag pages, and removes the data of generated pages', () => {
    write('docs/shop/pets.tag.mdx', '');
    write('docs/shop/list-pets.StatusCodes.json', '{}');
    write('docs/shop/schemas/pet.Schema.2.json', '{}');
    expect(migrated()).toContain("{from: '/docs/shop/pets', to: '/api/shop/'}");
    expect(planMigration(site.dir).removed).toEqual(
      expect.arrayContaining([
        'docs/shop/list-pets.StatusCodes.json',
        'docs/shop/schemas/pet.Schema.2.json',
      ]),
    );
  });

  it('removes a type import from the plugin, and reports remaining uses', () => {
    const line = "import type * as Plugin from 'docusaurus-plugin-openapi-docs';\n";
    write('docusaurus.config.ts', `${line}// Plugin: see https://example.com\n${OPENAPI_DOCS}`);
    expect(migrated()).not.toContain('Plugin from');
    const message = 'docusaurus.config.ts:1: the import of `Plugin` goes; remove what uses it';
    expect(planMigration(site.dir).manualSteps).not.toContain(message);
    write('docusaurus.config.ts', `${line}type Options = Plugin.Options;\n${OPENAPI_DOCS}`);
    expect(planMigration(site.dir).manualSteps).toContain(message);
  });

  it.each([
    ['SchemaTabs', 'nothing: all variants are on the page'],
    ['ApiExplorer', "'Try it' of @openapi-portal/openapi-console, which is not replaced in parts"],
    ['StatusCodes', 'the sections in theme/ of @openapi-portal/docusaurus-openapi-theme'],
    ['Markdown', 'descriptions are rendered as HTML by @openapi-portal/safe-markdown'],
  ])('lists the replacement of %s', (component, instead) => {
    write(`src/theme/${component}/index.js`, '');
    const message = `src/theme/${component}: remove it; instead: ${instead}`;
    expect(planMigration(site.dir).manualSteps).toContain(message);
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
  ] as const)('reports %s with its line', (_title, [before, after], message) => {
    write('docusaurus.config.ts', OPENAPI_DOCS.replace(before, after));
    expect(planMigration(site.dir).manualSteps.join('\n')).toMatch(
      new RegExp(String.raw`docusaurus\.config\.ts:\d+: ${message}`),
    );
  });

  it('gets an API for each version of another, with its options, and redirects its pages', () => {
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
    const {removed, written, manualSteps} = planMigration(site.dir);
    expect(removed).toContain('docs/stock/1.0/stock.info.mdx');
    expect([...written.keys()]).toContain('docs/stock/1.0/sidebar.ts');
    expect(removed).toContain('docs/stock/versions.json');
    expect(manualSteps.filter((one) => one.includes('links to'))).toEqual([
      'docs/guide.mdx:1: links to /docs/stock/1.0/stock; write /api/stock-1.0',
    ]);
  });

  it('reports links to operations that move', () => {
    write(
      'docs/guide.mdx',
      '[a](/docs/shop/list-pets)\n[b](/docs/shop/list-pets-of)\n[c](/docs/shop/list-pets/#x)',
    );
    expect(planMigration(site.dir).manualSteps).toContain(
      'docs/guide.mdx:1, 3: links to operations below /docs/shop; write /api/shop/…',
    );
  });

  it('reports a sidebar that imports the list of versions from the plugin', () => {
    write(
      'sidebars.ts',
      "\nimport {versionSelector} from 'docusaurus-plugin-openapi-docs/lib/sidebars/utils';",
    );
    expect(planMigration(site.dir).manualSteps).toContain(
      'sidebars.ts:2: imports docusaurus-plugin-openapi-docs; remove what uses it and versions.json',
    );
  });

  it('keeps a plugin for llms.txt instead of its own Markdown', () => {
    write('docusaurus.config.ts', OPENAPI_DOCS.replace('theme-mermaid', 'plugin-llms-txt'));
    expect(migrated()).toContain('markdown: false');
    expect(formatPlan(planMigration(site.dir))).toContain('plugin-llms-txt stays; remove it');
  });

  it('is told to turn classic docs without pages off', () => {
    fs.rmSync(path.join(site.dir, 'docs/guide.mdx'));
    expect(planMigration(site.dir).manualSteps).toContain(
      'docusaurus.config.ts:6: set `docs: false`, because docs/ has no page any more',
    );
  });

  it('lists what changes, what is removed and what remains to do', () => {
    expect(formatPlan(planMigration(site.dir))).toBe(`
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
    await migrate([site.dir, '--check'], () => undefined);
    expect(readAll()).toEqual(before);
    await expect(migrate([site.dir], () => undefined)).rejects.toThrow('Nothing was changed.');
    expect(readAll()).toEqual(before);
  });

  /** Answers the question in a terminal, or closes the terminal. */
  async function answer(text: string | undefined): Promise<string> {
    const stdin = Object.assign(new PassThrough(), {isTTY: true, fd: 0});
    const stdout = new PassThrough();
    stdin.end(text);
    const terminal = {stdin, stdout} as unknown as typeof process;
    await migrate([site.dir], () => undefined, terminal).catch((error: unknown) => {
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
    await migrate([site.dir, '--yes'], () => undefined);
    expect(Object.keys(readAll()).sort()).toEqual([
      'docs/guide.mdx',
      'docs/shop/sidebar.ts',
      'docusaurus.config.ts',
      'openapi/shop.yaml',
      'package.json',
      'src/theme/ApiItem/index.tsx',
    ]);
    expect(read('docs/shop/sidebar.ts')).toContain("href: '/api/shop'");
    await expect(migrate([site.dir, '--yes'], () => undefined)).rejects.toThrow('already');
  });
});
