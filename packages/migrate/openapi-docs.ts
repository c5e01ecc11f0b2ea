import fs from 'node:fs';
import path from 'node:path';

import type {Node} from '@babel/types';

import {type Entry, readText} from './config-file';
import {changeOf, type MovedApi, type Plan} from './plan';
import {findLine, listSources, trim} from './site';

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
  readonly route: string;
  readonly options: Node | undefined;
}

function toDocs({config}: Plan, options: Node | undefined): Docs {
  const get = (key: string): string | undefined => readText(config.find(options, key));
  return {
    id: get('id') ?? 'default',
    path: trim(get('path') ?? 'docs'),
    route: trim(get('routeBasePath') ?? 'docs'),
    options,
  };
}

export function listDocs(plan: Plan): readonly Docs[] {
  const {config} = plan;
  const own = config.entries('plugins').filter(({name = ''}) => DOCS.test(name));
  const classic = config.entries('presets').filter(({name = ''}) => CLASSIC.test(name));
  const ofClassic = classic.map(({options}) => config.find(options, 'docs'));
  return [
    ...ofClassic
      .filter((options) => options?.type !== 'BooleanLiteral')
      .map((options) => toDocs(plan, options)),
    ...own.map(({options}) => toDocs(plan, options)),
  ];
}

const toInstance = (id: string): string => (id === 'classic' ? 'default' : id);

/** Matches an import of a component that only the OpenAPI theme has. */
const IMPORT =
  /^import .*['"](?:docusaurus-theme-openapi-docs|@theme\/(?:Api(?:Tabs|Explorer|Item)|SchemaTabs|MimeTabs|ParamsItem|SchemaItem|RequestSchema|StatusCodes))/;

const GENERATED =
  /\.(?:(?:api|info|tag|schema)\.mdx|(?:ParamsDetails|RequestSchema|StatusCodes|Schema)(?:\.\d+)?\.json)$/;

const INTRODUCTION = /\.(?:info|tag)\.mdx$/;

/** Lists the pages and their data that the plugin has generated in a folder. */
const listGenerated = (siteDir: string, folder: string): readonly string[] =>
  listSources(siteDir, folder).filter((file) => GENERATED.test(file));

/** Replaces a generated sidebar by a link, because sidebars of the site import it. */
function replaceSidebar(plan: Plan, folder: string, id: string): void {
  const file = ['sidebar.ts', 'sidebar.js', 'sidebar.cjs']
    .map((name) => path.posix.join(folder, name))
    .find((name) => fs.existsSync(path.join(plan.siteDir, name)));
  if (file === undefined) return;
  const link = `[{type: 'link', label: 'API', href: <route of ${id}>}]`;
  const text = file.endsWith('.ts') ? `export default ${link};\n` : `module.exports = ${link};\n`;
  plan.written.set(file, text);
  plan.changes.push(`${file}: becomes one link to the API, for sidebars that import it`);
}

function readApi(plan: Plan, docs: Docs | undefined, id: string, value: Node, node: Node): void {
  const {config, siteDir} = plan;
  const properties = config.properties(value);
  const outputDir = readText(config.find(value, 'outputDir'));
  if (!properties.some(({key}) => key === 'specPath')) {
    plan.obstacles.push(`${config.at(node)}: ${id} has no specPath that this command can read`);
    return;
  }
  if (/^(?:\.\.)?\//.test(path.posix.normalize(outputDir ?? ''))) {
    plan.obstacles.push(`${config.at(node)}: ${id} has an outputDir outside of the site`);
    return;
  }
  const spec = readText(config.find(value, 'specPath'));
  if (spec !== undefined && URL.canParse(spec))
    plan.byHand.push(`${config.at(node)}: save ${spec} in your site, and set specPath to the file`);
  const versions = properties.find(({key}) => key === 'versions');
  if (versions !== undefined)
    plan.byHand.push(
      `${config.at(versions.node)}: store the older contracts in openapi/releases/${id}/ and set \`releases: true\``,
    );
  const templates = properties.filter(({key}) => /emplate|Generators/.test(key));
  for (const one of templates)
    plan.byHand.push(
      `${config.at(one.node)}: ${one.key} has no counterpart; replace components of the theme instead`,
    );
  const folder = outputDir === undefined ? undefined : trim(path.posix.normalize(outputDir));
  const isBelow =
    folder !== undefined && docs !== undefined && `${folder}/`.startsWith(`${docs.path}/`);
  const route = isBelow
    ? trim(`${docs.route}/${folder.slice(docs.path.length)}`.replaceAll('//', '/'))
    : undefined;
  const files = folder === undefined ? [] : listGenerated(siteDir, folder);
  plan.removed.push(...files);
  if (folder !== undefined) replaceSidebar(plan, folder, id);
  const api: MovedApi = {
    id,
    options: properties
      .filter(({key}) => !DROPPED.test(key))
      .map(({node: property}) => config.text(property)),
    route,
    hasPages: true,
    ...(route !== undefined && {
      introductions: files
        .filter((file) => INTRODUCTION.test(file))
        .map((file) => `${route}/${path.posix.basename(file).replace(INTRODUCTION, '')}`),
    }),
  };
  plan.apis.push(api);
}

function readEntry(plan: Plan, {options, node}: Entry): void {
  const {config} = plan;
  const apis = config.properties(config.find(options, 'config'));
  if (apis.length === 0) {
    const message = 'the APIs are not listed here as an object; list them, then run this again';
    plan.obstacles.push(`${config.at(node)}: ${message}`);
    return;
  }
  const id = readText(config.find(options, 'docsPluginId')) ?? 'classic';
  const docs = listDocs(plan).find((one) => one.id === toInstance(id));
  for (const {key, value, node: property} of apis) readApi(plan, docs, key, value, property);
  config.remove(node);
  changeOf(
    plan,
    node,
    `docusaurus-plugin-openapi-docs with ${apis.length} APIs → @openapi-portal/preset`,
  );
}

/** Removes `docItemComponent: '@theme/ApiItem'`, because hand-written docs then use the classic component. */
function removeItemComponents(plan: Plan): void {
  for (const {options} of listDocs(plan)) {
    const found = plan.config.properties(options).find(({key}) => key === 'docItemComponent');
    if (found === undefined || readText(found.value) !== '@theme/ApiItem') continue;
    plan.config.remove(found.node);
    changeOf(plan, found.node, 'removes docItemComponent, which only generated pages need');
  }
}

/** Names pages and scripts that use what goes. */
function nameUses(plan: Plan): void {
  const {siteDir, removed, written, byHand} = plan;
  const gone = new Set([...removed, ...written.keys()]);
  const files = [...new Set(['src', ...listDocs(plan).map((one) => one.path)])];
  for (const file of files.flatMap((folder) => listSources(siteDir, folder))) {
    if (gone.has(file) || GENERATED.test(file)) continue;
    const where = findLine(siteDir, file, IMPORT);
    if (where !== undefined)
      byHand.push(`${where}: imports the OpenAPI theme; set \`openApiTheme: 'below'\` to keep it`);
  }
  const manifest = findLine(siteDir, 'package.json', /"[^"]*": "[^"]*(?:gen|clean)-api-docs/);
  if (manifest !== undefined)
    byHand.push(
      `${manifest}: remove gen-api-docs and clean-api-docs; every build generates the pages`,
    );
}

/** Moves docusaurus-plugin-openapi-docs and its theme to the preset. */
export function moveOpenApiDocs(plan: Plan): void {
  const entries = plan.config.entries('plugins').filter(({name = ''}) => PLUGIN.test(name));
  if (entries.length === 0) return;
  for (const entry of entries) readEntry(plan, entry);
  for (const {name = '', node} of plan.config.entries('themes')) {
    if (!THEME.test(name)) continue;
    plan.config.remove(node);
    changeOf(plan, node, 'removes docusaurus-theme-openapi-docs');
  }
  removeItemComponents(plan);
  nameUses(plan);
}
