import {describe, expect, it} from 'vitest';

import {planMigration} from './index';
import {createSites, migrated, site, write} from './testing';

createSites();

describe('a site with Redoc or Swagger UI', () => {
  it('keeps the route of each Redocusaurus contract', () => {
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

  it('reports links to a contract that moves', () => {
    write(
      'docusaurus.config.js',
      "module.exports = {presets: [['classic', {}], ['redocusaurus', {specs: [{spec: 'pets.yaml', route: 'docs/pets'}]}]]};",
    );
    write('docs/a.md', '[Pets](/docs/pets#tag/pets)\n\n<Link to="docs/pets">Pets</Link>\n');
    write('docs/b.md', '[Food](/docs/pets-food)\n');
    expect(planMigration(site.dir).manualSteps).toEqual([
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
    expect(planMigration(site.dir).removed).toEqual(['src/pages/swagger.jsx']);
  });
});

describe('a docs page with a viewer', () => {
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
    expect(planMigration(site.dir).written.get('docs/orders.mdx')).toBe(
      `# Orders\n\nimport Link from '@docusaurus/Link';\n\n${link}\n`,
    );
  });

  it('is reported if its contract is unknown', () => {
    write('docusaurus.config.js', CONFIG);
    write('docs/a.mdx', "import ApiDoc from '@theme/ApiDocMdx';\n\n<ApiDoc spec={spec} />\n");
    expect(planMigration(site.dir).manualSteps).toEqual([
      'docs/a.mdx:1: shows a contract; link to the page of its API instead',
    ]);
  });
});
