import fs from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';

import type {Node} from '@babel/types';
import {toSlug} from '@openapi-portal/openapi-model';

import {type Entry, isLiteral, readText} from './config-file';
import {addChange, type MigratedApi, type Plan} from './plan';
import {findLine, listSources, read, trim} from './site';

const PLUGIN = /^(?:docusaurus-plugin-)?openapi-docs$/;
const THEME = /^(?:docusaurus-theme-)?openapi-docs$/;
const DOCS = /^(?:@docusaurus\/plugin-)?content-docs$/;
const CLASSIC = /^(?:@docusaurus\/preset-)?classic$/;

/** Options that describe pages which the preset generates in another way. */
const DROPPED = /^(?:outputDir|label|version|versions|baseUrl|.*[tT]emplate|markdownGenerators)$/;

/** A docs instance of the site. */
interface Docs {
  readonly id: string;
  readonly path: string;
  readonly base: string;
  /** Address of its newest pages, which is below `base` if an older version is the default. */
  readonly route: string;
  readonly options: Node | undefined;
  /** True if it has older versions, whose pages stay as they were generated. */
  readonly hasVersions: boolean;
  /** Its entry in the configuration. */
  readonly node: Node;
  readonly isClassic: boolean;
}

function toDocs(
  {config, siteDir}: Plan,
  {node}: Entry,
  options: Node | undefined,
  isClassic: boolean,
): Docs {
  const get = (...keys: readonly string[]): string | undefined =>
    readText(config.find(options, ...keys));
  const id = get('id') ?? 'default';
  const versions = id === 'default' ? 'versions.json' : `${id}_versions.json`;
  const base = trim(get('routeBasePath') ?? 'docs');
  const hasVersions = fs.existsSync(path.join(siteDir, versions));
  const isNewest = !hasVersions || get('lastVersion') === 'current';
  const version = get('versions', 'current', 'path') ?? (isNewest ? '' : 'next');
  return {
    id,
    path: trim(get('path') ?? 'docs'),
    base,
    route: trim(`${base}/${version}`),
    options,
    hasVersions,
    node,
    isClassic,
  };
}

export function listDocs(plan: Plan): readonly Docs[] {
  const {config} = plan;
  const own = config.entries('plugins').filter(({name = ''}) => DOCS.test(name));
  const classic = config.entries('presets').filter(({name = ''}) => CLASSIC.test(name));
  return [
    ...classic.flatMap((entry) => {
      const options = config.find(entry.options, 'docs');
      return options?.type === 'BooleanLiteral' ? [] : toDocs(plan, entry, options, true);
    }),
    ...own.map((entry) => toDocs(plan, entry, entry.options, false)),
  ];
}

/** Lists the pages that stay in the folder of a docs instance. */
const listPages = ({siteDir, removed}: Plan, {path: folder}: Docs): readonly string[] =>
  listSources(siteDir, folder).filter((file) => /\.mdx?$/.test(file) && !removed.includes(file));

/** Lists the routes of docs instances and of their folders that have pages. */
export const listUsedRoutes = (plan: Plan): readonly string[] =>
  listDocs(plan).flatMap((docs) => [
    docs.base,
    docs.route,
    ...listPages(plan, docs).map((file) =>
      path.posix.join(docs.route, path.posix.relative(docs.path, path.posix.dirname(file))),
    ),
  ]);

const toInstance = (id: string): string => (id === 'classic' ? 'default' : id);

/** Matches an import of a component that only the OpenAPI theme has. */
const IMPORT =
  /^import .*['"](?:docusaurus-theme-openapi-docs|@theme\/(?:Api(?:Tabs|Explorer|Item)|SchemaTabs|MimeTabs|ParamsItem|SchemaItem|RequestSchema|StatusCodes))/;

const GENERATED =
  /\.(?:(?:api|info|tag|schema)\.mdx|(?:ParamsDetails|RequestSchema|StatusCodes|Schema)(?:\.\d+)?\.json)$|\/versions\.json$/;

/** Returns the id of a page in its front matter, which is the last segment of its address. */
const readId = (page: string): string | undefined => /^id: "?([^"\n]*)/m.exec(page)?.[1];

/** Returns the last segment of an operation's new address: its id, or method and path if it has none. */
function readSlug(page: string): string | undefined {
  const [, data] = /^api: (\S+)$/m.exec(page) ?? [];
  if (data === undefined) return undefined;
  const operation: unknown = JSON.parse(inflateSync(Buffer.from(data, 'base64')).toString());
  const {operationId, method, path: address} = operation as Record<string, unknown>;
  return toSlug(
    typeof operationId === 'string' ? operationId : `${String(method)} ${String(address)}`,
  );
}

/** Lists the operations that keep the end of their address, and the moves of all other generated pages. */
function listPageMoves(
  {siteDir}: Plan,
  folder: string,
  route: string,
  files: readonly string[],
): Required<Pick<MigratedApi, 'operations' | 'others'>> {
  const operations: string[] = [];
  const others: [string, string][] = [];
  for (const file of files.filter((one) => one.endsWith('.mdx'))) {
    const page = read(siteDir, file);
    const {dir, base} = path.posix.parse(path.posix.relative(folder, file));
    const id = readId(page) ?? base.replace(/\.\w+\.mdx$/, '');
    const to = file.endsWith('.api.mdx') ? (readSlug(page) ?? id) : '';
    if (to === id) operations.push(id);
    else others.push([path.posix.join(route, dir, id), to]);
  }
  return {operations, others};
}

/** Lists the pages and their data that the plugin has generated in a folder. */
const listGenerated = (siteDir: string, folder: string): readonly string[] =>
  listSources(siteDir, folder).filter((file) => GENERATED.test(file));

const findSidebar = (siteDir: string, folder: string): string | undefined =>
  ['sidebar.ts', 'sidebar.js', 'sidebar.cjs']
    .map((name) => path.posix.join(folder, name))
    .find((name) => fs.existsSync(path.join(siteDir, name)));

/** Redirects the pages that Docusaurus generates for the categories of a sidebar. */
function redirectCategories(siteDir: string, file: string, {route}: Docs, api?: MigratedApi): void {
  for (const [, slug = ''] of read(siteDir, file).matchAll(/\bslug['"]?:\s*['"]([^'"]+)/g)) {
    const from = trim(`${route}/${trim(slug)}`);
    if (api?.others?.every(([known]) => known !== from) === true) api.others.push([from, '']);
  }
}

/** Replaces a generated sidebar by a link, because sidebars of the site import it. */
function replaceSidebar(plan: Plan, file: string, id: string): void {
  const link = `[{type: 'link', label: 'API', href: <route of ${id}>}]`;
  const text = file.endsWith('.ts') ? `export default ${link};\n` : `module.exports = ${link};\n`;
  plan.written.set(file, text);
  plan.changes.push(`${file}: becomes one link to the API, for sidebars that import it`);
}

/** Matches a path that leaves the site. */
const OUTSIDE = /^(?:\.\.)?\//;

type Properties = ReturnType<Plan['config']['properties']>;

/** An API, or one of its `versions`, which becomes an API of its own. */
interface Listed {
  readonly id: string;
  readonly properties: Properties;
  readonly node: Node;
  /** Folder of its generated pages, without slashes at both ends if it is in the site. */
  readonly folder: string | undefined;
}

function toListed(id: string, properties: Properties, node: Node): Listed {
  const outputDir = readText(properties.find(({key}) => key === 'outputDir')?.value);
  const folder = outputDir === undefined ? undefined : path.posix.normalize(outputDir);
  const isOutside = folder === undefined || OUTSIDE.test(folder);
  return {id, properties, node, folder: isOutside ? folder : trim(folder)};
}

/** Lists an API and its versions, which inherit its options as in the plugin. */
function listVersions({config}: Plan, id: string, value: Node, node: Node): readonly Listed[] {
  const properties = config.properties(value);
  const versions = config.properties(config.find(value, 'versions'));
  const inherited = properties.filter(({key}) => key !== 'versions' && key !== 'downloadUrl');
  return [
    toListed(id, properties, node),
    ...versions.map((one) => {
      const own = config.properties(one.value);
      const all = [...inherited, ...own].map((each) => [each.key, each] as const);
      return toListed(`${id}-${one.key}`, [...new Map(all).values()], one.node);
    }),
  ];
}

/** Names what remains to be done for an API: missing contracts, and options that have no counterpart. */
function reportOptions({config, siteDir, manualSteps}: Plan, {id, properties, node}: Listed): void {
  const spec = readText(properties.find(({key}) => key === 'specPath')?.value);
  const at = config.at(node);
  if (spec !== undefined && URL.canParse(spec) && !spec.startsWith('https://'))
    manualSteps.push(`${at}: save ${spec} in your site, and set specPath to the file`);
  else if (spec !== undefined && !URL.canParse(spec) && !fs.existsSync(path.resolve(siteDir, spec)))
    manualSteps.push(`${at}: ${spec} is missing; create it, or remove ${id} from apis`);
  for (const {key, node: property} of properties)
    if (/emplate|Generators/.test(key))
      manualSteps.push(
        `${config.at(property)}: ${key} has no counterpart; replace components of the theme instead`,
      );
}

/** @param inner folders of other APIs in the folder of this one */
function readApi(
  plan: Plan,
  docs: Docs | undefined,
  listed: Listed,
  inner: readonly string[],
): void {
  const {config, siteDir} = plan;
  const {id, properties, node, folder} = listed;
  if (!properties.some(({key}) => key === 'specPath')) {
    plan.blockers.push(`${config.at(node)}: ${id} has no specPath that this command can read`);
    return;
  }
  if (folder !== undefined && OUTSIDE.test(folder)) {
    plan.blockers.push(`${config.at(node)}: ${id} has an outputDir outside of the site`);
    return;
  }
  reportOptions(plan, listed);
  const isBelow =
    folder !== undefined && docs !== undefined && `${folder}/`.startsWith(`${docs.path}/`);
  const route = isBelow
    ? trim(`${docs.route}/${folder.slice(docs.path.length)}`.replaceAll('//', '/'))
    : undefined;
  const files = (folder === undefined ? [] : listGenerated(siteDir, folder)).filter(
    (file) => !inner.some((one) => file.startsWith(`${one}/`)),
  );
  plan.removed.push(...files);
  const sidebar = folder === undefined ? undefined : findSidebar(siteDir, folder);
  if (sidebar !== undefined) replaceSidebar(plan, sidebar, id);
  const api: MigratedApi = {
    id,
    options: properties
      .filter(({key}) => !DROPPED.test(key))
      .map(({node: property}) => config.text(property)),
    route,
    hasPages: true,
    ...(folder !== undefined && route !== undefined && listPageMoves(plan, folder, route, files)),
  };
  plan.apis.push(api);
  if (sidebar !== undefined && docs !== undefined) redirectCategories(siteDir, sidebar, docs, api);
}

function readEntry(plan: Plan, {options, node}: Entry): void {
  const {config} = plan;
  const list = config.find(options, 'config');
  const apis = config.properties(list);
  if (list !== undefined && config.isElsewhere(list) && !isLiteral(list)) {
    const message = 'this list of APIs has values other than literals; write it into';
    plan.blockers.push(`${config.at(list)}: ${message} ${config.file}, then run this again`);
    return;
  }
  if (
    apis.length === 0 ||
    [list, ...apis.map(({value}) => value)].some((one) => config.isPartial(one))
  ) {
    const message = 'the APIs are not listed here as an object; list them, then run this again';
    plan.blockers.push(`${config.at(node)}: ${message}`);
    return;
  }
  const id = readText(config.find(options, 'docsPluginId')) ?? 'classic';
  const docs = listDocs(plan).find((one) => one.id === toInstance(id));
  const listed = apis.flatMap(({key, value, node: property}) =>
    listVersions(plan, key, value, property),
  );
  for (const one of listed) {
    const inner = listed.flatMap(({folder}) =>
      folder?.startsWith(`${one.folder}/`) === true ? folder : [],
    );
    readApi(plan, docs, one, inner);
  }
  config.remove(node);
  addChange(
    plan,
    node,
    `docusaurus-plugin-openapi-docs with ${apis.length} APIs → @openapi-portal/preset`,
  );
}

/** Returns the file of the sidebars of a docs instance. */
function findSidebars({config, siteDir}: Plan, docs: Docs): string | undefined {
  const value = config.find(docs.options, 'sidebarPath');
  const [, file] = /['"]([^'"]+)['"]/.exec(value === undefined ? '' : config.text(value)) ?? [];
  return file !== undefined && fs.existsSync(path.join(siteDir, file)) ? file : undefined;
}

/** Removes docs instances that only contained APIs, because Docusaurus refuses an instance without pages. */
function removeEmptyDocs(plan: Plan): void {
  const {manualSteps, config} = plan;
  for (const docs of listDocs(plan)) {
    const {path: folder, hasVersions, isClassic, node, id} = docs;
    if (hasVersions || listPages(plan, docs).length > 0) continue;
    if (isClassic) {
      manualSteps.push(
        `${config.at(node)}: set \`docs: false\`, because ${folder}/ has no page any more`,
      );
      continue;
    }
    const sidebars = findSidebars(plan, docs);
    const api = plan.apis.find(({route = ''}) => `${route}/`.startsWith(`${docs.route}/`));
    if (sidebars !== undefined) redirectCategories(plan.siteDir, sidebars, docs, api);
    config.remove(node);
    addChange(plan, node, `removes the docs instance ${id}, which only contained APIs`);
  }
}

/** Removes `docItemComponent: '@theme/ApiItem'`, because hand-written docs then use the classic component. */
function removeItemComponents(plan: Plan): void {
  for (const {options} of listDocs(plan)) {
    const found = plan.config.properties(options).find(({key}) => key === 'docItemComponent');
    if (found === undefined || readText(found.value) !== '@theme/ApiItem') continue;
    plan.config.remove(found.node);
    addChange(plan, found.node, 'removes docItemComponent, which only generated pages need');
  }
}

/** Names pages and scripts that use what goes. */
function reportUses(plan: Plan): void {
  const {siteDir, removed, written, manualSteps} = plan;
  const gone = new Set([...removed, ...written.keys()]);
  const left = new Set<string>();
  const files = [...new Set(['src', ...listDocs(plan).map((one) => one.path)])];
  for (const file of files.flatMap((folder) => listSources(siteDir, folder))) {
    if (gone.has(file)) continue;
    if (GENERATED.test(file)) {
      if (file.endsWith('.mdx')) left.add(path.posix.dirname(file));
      continue;
    }
    const where = findLine(siteDir, file, IMPORT);
    if (where !== undefined)
      manualSteps.push(
        `${where}: imports the OpenAPI theme; set \`openApiTheme: 'below'\` to keep it`,
      );
  }
  for (const folder of left)
    manualSteps.push(
      `${folder}: has generated pages, but is no outputDir; remove them and what uses them`,
    );
  const manifest = findLine(siteDir, 'package.json', /"[^"]*": "[^"]*(?:gen|clean)-api-docs/);
  if (manifest !== undefined)
    manualSteps.push(
      `${manifest}: remove gen-api-docs and clean-api-docs; every build generates the pages`,
    );
}

/** Names sidebars that contain pages which go, or import the plugin's list of versions. */
function reportSidebars(plan: Plan): void {
  const {siteDir, removed, manualSteps} = plan;
  const ids = listDocs(plan).flatMap(({path: folder}) =>
    removed
      .filter((file) => file.endsWith('.mdx') && file.startsWith(`${folder}/`))
      .map((file) =>
        path.posix.relative(folder, file).replace(/[^/]*$/, readId(read(siteDir, file)) ?? ''),
      ),
  );
  const pattern = new RegExp(`['"](?:${ids.join('|')})['"]`);
  for (const file of fs.readdirSync(siteDir).filter((one) => /sidebar.*\.[cm]?[jt]s$/i.test(one))) {
    const where = ids.length === 0 ? undefined : findLine(siteDir, file, pattern);
    if (where !== undefined)
      manualSteps.push(`${where}: contains a generated page; replace it with a link to the API`);
    const used = findLine(siteDir, file, /['"]docusaurus-plugin-openapi-docs\//);
    if (used !== undefined)
      manualSteps.push(
        `${used}: imports docusaurus-plugin-openapi-docs; remove what uses it and versions.json`,
      );
  }
}

/** Moves docusaurus-plugin-openapi-docs and its theme to the preset. */
export function moveOpenApiDocs(plan: Plan): void {
  const entries = plan.config.entries('plugins').filter(({name = ''}) => PLUGIN.test(name));
  if (entries.length === 0) return;
  for (const entry of entries) readEntry(plan, entry);
  for (const {name = '', node} of plan.config.entries('themes')) {
    if (!THEME.test(name)) continue;
    plan.config.remove(node);
    addChange(plan, node, 'removes docusaurus-theme-openapi-docs');
  }
  removeEmptyDocs(plan);
  removeItemComponents(plan);
  reportUses(plan);
  reportSidebars(plan);
}
