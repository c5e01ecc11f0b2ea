import fs from 'node:fs';
import path from 'node:path';

import {type Entry, readText} from './config-file';
import {changeOf, type MovedApi, type Plan} from './plan';
import {findLine, listSources, quote, read, trim} from './site';

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
function toUnique(apis: readonly MovedApi[], id: string, count = 1): string {
  const name = count === 1 ? id : `${id}-${count}`;
  return apis.some((api) => api.id === name) ? toUnique(apis, id, count + 1) : name;
}

function addSpec(
  plan: Plan,
  spec: string,
  route: string | undefined,
  wanted: string,
  at: string,
): void {
  const id = toUnique(plan.apis, wanted);
  if (URL.canParse(spec)) {
    const file = `openapi/${id}.yaml`;
    plan.byHand.push(`${at}: save ${spec} in your site as ${file}`);
    plan.apis.push({id, options: [`specPath: ${quote(file)}`], route, hasPages: false});
    return;
  }
  const inStatic = path.posix.join('static', spec);
  const isStatic = spec.startsWith('/') && fs.existsSync(path.join(plan.siteDir, inStatic));
  const specPath = JSON.stringify(isStatic ? inStatic : trim(spec));
  plan.apis.push({id, options: [`specPath: ${specPath}`], route, hasPages: false});
}

function readEntry(plan: Plan, {options, node}: Entry): void {
  const {config, siteDir} = plan;
  const before = plan.apis.length;
  for (const element of config.elements(config.find(options, 'specs'))) {
    const get = (key: string): string | undefined => readText(config.find(element, key));
    const spec = get('spec') ?? get('specUrl');
    const route = get('route') ?? get('routePath');
    if (spec === undefined)
      plan.obstacles.push(
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
    plan.obstacles.push(`${config.at(node)}: no contract of ${REDOCUSAURUS} found`);
  config.remove(node);
  changeOf(plan, node, `${REDOCUSAURUS} → @openapi-portal/preset`);
}

/** Moves Redocusaurus to the preset. */
export function moveRedocusaurus(plan: Plan): void {
  const entries = plan.config.entries('presets').filter(({name}) => name === REDOCUSAURUS);
  for (const entry of entries) readEntry(plan, entry);
}

/** Pages that show a contract with a component, and how they name the contract. */
const VIEWER =
  /from ['"](?:swagger-ui-react|swagger-ui-dist[^'"]*|redoc|@theme\/(?:Redoc|ApiDoc)\w*|@scalar\/[^'"]+)['"]/;
const SPEC =
  /\b(?:url|specUrl|spec|configuration)\s*[=:]\s*\{?\s*['"`]([^'"`]+\.(?:ya?ml|json))['"`]/;

/** Moves pages with Swagger UI or Redoc to the preset. */
export function moveViewers(plan: Plan): void {
  for (const file of listSources(plan.siteDir, 'src')) {
    const where = findLine(plan.siteDir, file, VIEWER);
    if (where === undefined) continue;
    const [, spec] = SPEC.exec(read(plan.siteDir, file)) ?? [];
    const page = /^src\/pages\/(.*?)(?:\/index)?\.\w+$/.exec(file)?.[1];
    if (spec === undefined || page === undefined) {
      plan.byHand.push(`${where}: shows a contract; link to the page of its API instead`);
      continue;
    }
    addSpec(plan, spec, page, toId(spec), where);
    plan.removed.push(file);
    plan.changes.push(`${where}: this page redirects to the API`);
  }
}
