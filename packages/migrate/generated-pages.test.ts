import fs from 'node:fs';
import path from 'node:path';
import {deflateSync} from 'node:zlib';

import {beforeEach, describe, expect, it} from 'vitest';

import {planMigration} from './index';
import {createSites, migrated, OPENAPI_DOCS, site, write} from './testing';

createSites();

describe('generated pages under other names', () => {
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
  ])('redirect %s', (_title, file, text, expected) => {
    write(`docs/shop/${file}`, text);
    expect(migrated()).toContain(expected);
  });

  it('are reported if they are in a folder of no API', () => {
    write('docs/copied/a.api.mdx', '');
    write('docs/copied/b.api.mdx', '');
    write('docs/versions.json', '');
    expect(
      planMigration(site.dir).manualSteps.filter((one) => one.includes('no outputDir')),
    ).toEqual([
      'docs/copied: has generated pages, but is no outputDir; remove them and what uses them',
    ]);
  });

  it('redirect from the generated categories of their sidebar', () => {
    write('docs/shop/sidebar.ts', 'export default [{link: {slug: "/category/shop/pets"}}];');
    expect(migrated()).toContain("{from: '/docs/category/shop/pets', to: '/api/shop/'}");
  });

  it('redirect from the categories of a sidebar that is removed with its docs instance', () => {
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
    fs.symlinkSync('nothing', path.join(site.dir, 'docs/shop/index.mdx'));
    expect(migrated()).toContain("{from: '/docs/shop/old', to: '/api/shop/'}");
  });

  it('redirect the newest pages of versioned docs from their own URL', () => {
    write('versions.json', '["1.0"]');
    expect(migrated()).toContain("['/api/shop/', '/docs/next/shop/']");
  });

  it('are reported if a sidebar contains them', () => {
    write('docs/shop/old.api.mdx', page({operationId: 'old'}));
    write('sidebars.ts', "export default {docs: ['guide',\n'shop/old']};");
    expect(planMigration(site.dir).manualSteps).toContain(
      'sidebars.ts:2: contains a generated page; replace it with a link to the API',
    );
  });
});

it('follows imports of plugin entries and docs, and keeps their URLs', () => {
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
  const {blockers, written} = planMigration(site.dir);
  expect(blockers).toEqual([]);
  expect(written.get('docusaurus.config.ts')).toContain('{plugins: [ ...docs], presets}');
  expect(written.get('config/docs.ts')).not.toContain('rest');
  expect(written.get('config/presets.js')).toContain(
    `"shop": {specPath: 'shop.yaml', outputDir: '.docusaurus/api-pages/rest'}`,
  );
  writeApis(apis.replace("'shop.yaml'", '__filename'));
  expect(planMigration(site.dir).blockers).toEqual([
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

it('keeps the URLs of an API if its docs instance is removed', () => {
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
