import {describe, expect, it} from 'vitest';

import {readOptions} from './options';

const APIS = {petstore: {specPath: 'openapi/petstore.yaml'}};

const check = (options: unknown) => () => readOptions(options);

describe('options', () => {
  it('are passed on without changes', () => {
    const options = {apis: APIS, search: false, releases: {page: 'docs/changelog'}, sandbox: true};
    expect(readOptions(options)).toBe(options);
  });

  it('allow a skill for contracts that the site trusts', () => {
    expect(check({apis: APIS, skill: true, markdown: {thirdParty: []}})).not.toThrow();
  });

  it('of the OpenAPI plugin are left to it', () => {
    const api = {...APIS.petstore, sidebarOptions: {groupPathsBy: 'tag'}, downloadUrl: '/a'};
    expect(check({apis: {petstore: api}})).not.toThrow();
  });

  it('are rejected with all errors', () => {
    const options = {
      apis: {petstore: {specpath: 'a.yaml'}, shop: {specPath: ''}},
      serch: false,
      docs: {routeBasePath: 7},
      staticPages: {},
      prose: {folders: []},
      releases: 'docs/changelog',
    };
    expect(check(options)).toThrowErrorMatchingInlineSnapshot(`
      [Error: Invalid options of @openapi-portal/preset:
        \`apis.petstore.specPath\` is required
        \`apis.shop.specPath\` is not allowed to be empty
        \`docs.routeBasePath\` must be a string
        \`releases\` must be one of [boolean, object]
        \`prose.folders\` must contain at least 1 items
        \`staticPages.contentDirs\` is required
        \`serch\` is not an option: write \`search\`]
    `);
  });

  it.each([
    [{}, '`apis` is required'],
    [{apis: {}}, '`apis` must have at least 1 key'],
    [{apis: APIS, navbar: {position: 'middle'}}, '`navbar.position`'],
    [{apis: APIS, openApiTheme: true}, '`openApiTheme` must be [below]'],
    [{apis: APIS, tokens: 'yes'}, '`tokens` must be a boolean'],
    [{apis: APIS, skill: {note: 'a'}}, '`skill.note` is not an option'],
    [{apis: APIS, skill: true}, 'If you write them yourself, set `markdown: {thirdParty: []}`'],
    [{apis: APIS, skill: true, markdown: false}, '`skill` needs `markdown`'],
  ])('are rejected by name: %j', (options, message) => {
    expect(check(options)).toThrow(message);
  });
});
