import path from 'node:path';

import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {APIS_FILE, NAMES_DIR} from '@openapi-portal/openapi-model/files';
import {listNodes, listVersions, parseBody} from '@openapi-portal/markdown-source';
import {type KnownApi, readNames, readNamesFor} from '@openapi-portal/api-names';
import {expect, it} from 'vitest';

import {createLinkNames} from './name-links/link-names';
import {findProblems} from './check';
import {createReader} from './read';
import {toRoutes} from './routes';
import {contract, toFixtureApi} from './testing/fixture-api';
import {markdown} from './testing/sample-site';

const toPage = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: ${'A sentence that says what a reader learns. '.repeat(2)}\n---\n\n${text}\n`;

/** Returns two releases of an API. Version 1.0 has no operation for changing a user. */
function toLines(): readonly [newest: KnownApi, older: KnownApi] {
  const newest = {...contract, info: {...contract.info, version: '1.1.0'}};
  const {get} = contract.paths['/users/{user_id}'];
  const older = {...contract, paths: {'/users/{user_id}': {get}}};
  const line = JSON.stringify(toFixtureApi(older)).replaceAll('Small-API/', 'Small-API/1.0/');
  return [toFixtureApi(newest), {...(JSON.parse(line) as KnownApi), renamed: {}}];
}

const CURRENT = {versionName: 'current', label: 'Current', path: '/docs', sidebars: {}};
const OLDER = {versionName: '2026.4', label: '2026.4', path: '/docs/2026.4', sidebars: {}};

interface Given {
  /** Text of the page in the older docs version. */
  readonly old: string;
  readonly current?: string;
  /** Content of `versioned_releases.json`. */
  readonly releases?: object;
  readonly lines?: readonly object[];
}

const LINE = {id: 'Small-API-1.0', name: '1.0', folder: 'Small-API-1.0', api: 'Small-API'};

function write({old, current = 'Text', releases, lines = [LINE]}: Given): string {
  const [newest, older] = toLines();
  return writeFiles({
    'versions.json': '["2026.4"]',
    ...(releases && {'versioned_releases.json': JSON.stringify(releases, null, 2)}),
    'docs/a.mdx': toPage('A', current),
    'docs/new.mdx': toPage('New', 'Text'),
    'versioned_docs/version-2026.4/a.mdx': toPage('A', old),
    'versioned_docs/version-2026.4/old.mdx': toPage('Old', '## Part'),
    [APIS_FILE]: '[{"id": "Small-API"}]',
    '.docusaurus/api-minor-versions.json': JSON.stringify(lines),
    [`${NAMES_DIR}/Small-API.json`]: JSON.stringify(newest),
    [`${NAMES_DIR}/Small-API-1.0.json`]: JSON.stringify(older),
  });
}

function findIn(given: Given): string {
  const siteDir = write({releases: {'2026.4': {'Small-API': '1.0.4'}}, ...given});
  const versions = listVersions(siteDir).map(({name, dir}) => ({
    name,
    contentDir: path.join(siteDir, dir),
    apis: readNamesFor(siteDir, name),
  }));
  const toDocs = (dir: string, address: string, names: readonly string[]) =>
    names.map((name) => ({
      permalink: `${address}/${name}`,
      source: `@site/${dir}/${name}.mdx`,
      tags: [],
    }));
  const loadedVersions = [
    {...CURRENT, docs: toDocs('docs', '/docs', ['a', 'new'])},
    {...OLDER, docs: toDocs('versioned_docs/version-2026.4', '/docs/2026.4', ['a', 'old'])},
  ];
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions}}};
  const contentDirs = [path.join(siteDir, 'docs'), ...versions.map(({contentDir}) => contentDir)];
  return formatFound(
    findProblems({
      ...createReader({contentDirs, staticDirs: [], markdown})(),
      siteDir,
      baseUrl: '/',
      staticDirs: [],
      routes: toRoutes(content, {siteDir, baseUrl: '/'}),
      versions,
      apis: readNames(siteDir),
      checks: {},
      components: {Fields: {of: {values: ['asset']}}},
      componentAnchors: {},
    }),
    siteDir,
  );
}

const PAGE = 'versioned_docs/version-2026.4/a.mdx';

it('checks names against the release that the version describes', () => {
  const current = '<Operation id="get-user"/> <Operation id="update-user"/>';
  expect(findIn({old: '<Operation id="get-user"/>', current})).toBe('');
  expect(findIn({old: 'Then <Operation id="update-user"/>'})).toBe(
    `  ${PAGE}:6:6  The contract has no operation update-user; version 2026.4 describes Small-API 1.0.0\n    → write one of get-user`,
  );
});

it('checks names against the newest contract if the version describes it', () => {
  const releases = {'2026.4': {'Small-API': '1.1.3'}};
  expect(findIn({old: '<Operation id="update-user"/>', releases})).toBe('');
});

it('resolves links within a version and to another version', () => {
  const old = '[old](./old.mdx#part) [new](/docs/new) [same](../../docs/a.mdx)';
  expect(findIn({old, current: '[old](/docs/2026.4/old#part)'})).toBe('');
});

it.each([
  [
    '[new](./new.mdx)',
    'This version has no page ./new.mdx; only docs/new.mdx exists\n    → write its URL /docs/new, or remove the link',
  ],
  [
    '[new](/docs/2026.4/new)',
    'Version 2026.4 has no page with the URL /docs/2026.4/new; version Current has one\n    → write /docs/new, or remove the link',
  ],
  ['[old](./old.mdx#parts)', 'versioned_docs/version-2026.4/old.mdx has no heading or id #parts'],
])('names the version that has the page: %s', (old, problem) => {
  expect(findIn({old})).toContain(`  ${PAGE}:6:1  ${problem}`);
});

it('warns that components show the current product', () => {
  expect(findIn({old: '<Fields of="report"/>'})).toContain(
    '<Fields> does not support of="report"; version 2026.4 shows the current product model\n    → write one of asset, or replace the component with text about the product at that time',
  );
});

it('links to the reference of the release', () => {
  const siteDir = write({old: 'Text', releases: {'2026.4': {'Small-API': '1.0.4'}}});
  const link = (file: string): string => {
    const tree = parseBody('`get-user`', 'mdx');
    const page = {path: path.join(siteDir, file), data: {}};
    createLinkNames({siteDir, userTypes: []})()(tree, page);
    return listNodes(tree).flatMap((node) => (node.type === 'link' ? node.url : []))[0] ?? '';
  };
  expect(link('docs/a.mdx')).toBe('/docs/API/Small-API/get-user');
  expect(link(PAGE)).toBe('/docs/API/Small-API/1.0/get-user');
});

it('requires the releases that a version describes', () => {
  expect(findIn({old: 'Text', releases: {}})).toBe(
    '  versions.json:1:2  The releases that version 2026.4 of the docs describes are not set\n    → add {"2026.4":{"Small-API":"1.1.0"}} to versioned_releases.json, with the releases that the version describes',
  );
});

it('rejects a release without pages, and an unknown API', () => {
  const releases = {'2026.4': {'Small-API': '1.0.4', Other: '1.0.0'}};
  expect(findIn({old: 'Text', releases, lines: []})).toBe(
    [
      '  versioned_releases.json:3:18  Release 1.0.4 of Small-API has no pages to which this version of the docs could link',
      '    → add its minor version to `lines` of Small-API, or write 1.1.0',
      '  versioned_releases.json:4:14  The site has no API Other',
      '    → remove the line',
    ].join('\n'),
  );
});
