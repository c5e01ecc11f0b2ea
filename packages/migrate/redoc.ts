import fs from 'node:fs';
import path from 'node:path';

import {type Entry, readText} from './config-file';
import {listDocs} from './openapi-docs';
import {addChange, type MigratedApi, type Plan} from './plan';
import {findLine, listSources, read, trim} from './site';

const REDOCUSAURUS = 'redocusaurus';

/** Converts a file or address to an id: `openapi/pet shop.yaml` becomes `pet-shop`. */
const toId = (text: string): string =>
  path.posix
    .basename(text)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'api';

/** Appends a number to an id that another API has. */
function toUnique(apis: readonly MigratedApi[], id: string, count = 1): string {
  const name = count === 1 ? id : `${id}-${count}`;
  return apis.some((api) => api.id === name) ? toUnique(apis, id, count + 1) : name;
}

/** Finds the path or URL of a contract that the preset can read. */
function toSpecPath({siteDir, manualSteps}: Plan, id: string, spec: string, at: string): string {
  if (spec.startsWith('https://')) return spec;
  if (URL.canParse(spec)) {
    const file = `openapi/${id}.yaml`;
    manualSteps.push(`${at}: save ${spec} in your site as ${file}`);
    return file;
  }
  const inStatic = path.posix.join('static', spec);
  const isStatic = spec.startsWith('/') && fs.existsSync(path.join(siteDir, inStatic));
  return isStatic ? inStatic : trim(spec);
}

/** Adds an API, and returns its id. */
function addSpec(
  plan: Plan,
  spec: string,
  route: string | undefined,
  wanted: string,
  at: string,
): string {
  const id = toUnique(plan.apis, wanted);
  const specPath = JSON.stringify(toSpecPath(plan, id, spec, at));
  plan.apis.push({id, options: [`specPath: ${specPath}`], route, hasPages: false});
  return id;
}

function readEntry(plan: Plan, {options, node}: Entry): void {
  const {config, siteDir} = plan;
  const before = plan.apis.length;
  for (const element of config.elements(config.find(options, 'specs'))) {
    const get = (key: string): string | undefined => readText(config.find(element, key));
    const spec = get('spec') ?? get('specUrl');
    const route = get('route') ?? get('routePath');
    if (spec === undefined)
      plan.blockers.push(
        `${config.at(element)}: \`spec\` is not a string; write the path or URL of the contract here`,
      );
    else
      addSpec(
        plan,
        spec,
        route === undefined ? undefined : trim(route),
        get('id') ?? toId(spec),
        config.at(element),
      );
  }
  const folder = readText(config.find(options, 'openapi', 'path')) ?? 'openapi';
  const base = readText(config.find(options, 'openapi', 'routeBasePath')) ?? 'openapi';
  const dir = path.join(siteDir, folder);
  const files = fs.existsSync(dir) ? fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}) : [];
  for (const file of files.filter((one) => /\.openapi\.(?:ya?ml|json)$/.test(one)).sort()) {
    const name = file.replace(/\.openapi\.\w+$/, '').replace(/(?:^|\/)index$/, '');
    addSpec(
      plan,
      path.posix.join(folder, file),
      trim(`${base}/${name}`),
      toId(name || base),
      config.at(node),
    );
  }
  if (plan.apis.length === before)
    plan.blockers.push(`${config.at(node)}: no contract of ${REDOCUSAURUS} found`);
  config.remove(node);
  addChange(plan, node, `${REDOCUSAURUS} → @openapi-portal/preset`);
}

/** Moves Redocusaurus to the preset. */
export function moveRedocusaurus(plan: Plan): void {
  const entries = plan.config.entries('presets').filter(({name}) => name === REDOCUSAURUS);
  for (const entry of entries) readEntry(plan, entry);
}

/** Pages that show a contract with a component, and how they name the contract. */
const VIEWER =
  /^(?:import|export|\}).*from ['"](?:swagger-ui-react|swagger-ui-dist[^'"]*|redoc|@theme\/(?:Redoc|ApiDoc)\w*|@scalar\/[^'"]+)['"]/;
const SPEC =
  /\b(?:url|specUrl|spec|configuration)\s*[=:]\s*\{?\s*['"`]([^'"`]+\.(?:ya?ml|json))['"`]/;

const IMPORT = /^import\s+(?:\{\s*)?(\w+)[^'"\n]*['"]([^'"]+)['"];?$/gm;

/** Replaces a viewer in a hand-written page with a link to its API. */
function replaceEmbedded(plan: Plan, file: string, components: readonly string[]): void {
  const before = read(plan.siteDir, file);
  let text = before;
  for (const [line, name = '', from = ''] of before.matchAll(IMPORT)) {
    const local = path.posix.join(from.startsWith('.') ? path.posix.dirname(file) : '', from);
    const module = local.replace(/^@site\//, '');
    const isComponent = components.some((one) => one.replace(/(?:\/index)?\.\w+$/, '') === module);
    if (!isComponent && !VIEWER.test(line)) continue;
    const element = new RegExp(`<${name}\\b[^>]*?(?:/>|></${name}>)`);
    const [shown = ''] = element.exec(text) ?? [];
    const known = /\bid="([^"]+)"/.exec(shown)?.[1];
    const spec = SPEC.exec(shown)?.[1];
    const where = `${file}:${before.slice(0, before.indexOf(line)).split('\n').length}`;
    const isKnown = plan.apis.some(({id}) => id === known);
    if (!isKnown && spec === undefined) {
      plan.manualSteps.push(`${where}: shows a contract; link to the page of its API instead`);
      continue;
    }
    const id = spec === undefined ? known : addSpec(plan, spec, undefined, toId(file), where);
    text = text
      .replace(line, () => `import Link from '@docusaurus/Link';`)
      .replace(shown, () => `<Link to={<route of ${id}>}>API reference</Link>`);
    plan.changes.push(`${where}: the page links to the API`);
  }
  if (text !== before) plan.written.set(file, text);
}

/** Moves pages with Swagger UI or Redoc to the preset. */
export function moveViewers(plan: Plan): void {
  const files = listSources(plan.siteDir, 'src');
  const components = files.filter((file) => findLine(plan.siteDir, file, VIEWER) !== undefined);
  for (const {path: folder} of listDocs(plan))
    for (const file of listSources(plan.siteDir, folder))
      if (/\.mdx?$/.test(file) && !plan.removed.includes(file))
        replaceEmbedded(plan, file, components);
  for (const file of components) {
    const where = findLine(plan.siteDir, file, VIEWER);
    const [, spec] = SPEC.exec(read(plan.siteDir, file)) ?? [];
    const page = /^src\/pages\/(.*?)(?:\/index)?\.\w+$/.exec(file)?.[1];
    if (where === undefined || spec === undefined || page === undefined) {
      plan.manualSteps.push(
        `${where}: shows a contract; link to the page of its API instead, and remove it`,
      );
      continue;
    }
    addSpec(plan, spec, page, toId(spec), where);
    plan.removed.push(file);
    plan.changes.push(`${where}: this page redirects to the API`);
  }
}
