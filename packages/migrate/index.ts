import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';

import {chooseAddresses, formatRedirects} from './addresses';
import {ConfigFile} from './config-file';
import {listDocs, moveOpenApiDocs} from './openapi-docs';
import {listOptions, nameSwizzled} from './other-parts';
import type {Plan} from './plan';
import {moveRedocusaurus, moveViewers} from './redoc';

export const USAGE = 'npx @openapi-portal/preset migrate [<site>] [--check | --yes]';

const PRESET = '@openapi-portal/preset';

/** Writes the preset and its redirects into the configuration. */
function addPreset(plan: Plan): void {
  const {config, apis} = plan;
  const addresses = chooseAddresses(plan);
  const entries = apis.map((api) => {
    const options = [...api.options, addresses.folders.get(api)].filter(Boolean);
    return `        ${JSON.stringify(api.id)}: {${options.join(', ')}},\n`;
  });
  const options = [
    `apis: {\n${entries.join('')}      }`,
    ...(addresses.base === 'api' ? [] : [`docs: {routeBasePath: '${addresses.base}'}`]),
    ...listOptions(plan),
  ];
  config.add('presets', `['${PRESET}', {\n      ${options.join(',\n      ')},\n    }]`);
  for (const [api, route] of addresses.routes)
    plan.changes.push(
      route === api.route ? `${api.id} stays at /${route}` : `${api.id} will be at /${route}`,
    );
  const redirects = formatRedirects(plan, addresses);
  if (redirects !== undefined) {
    config.add('plugins', redirects);
    plan.changes.push('@docusaurus/plugin-client-redirects redirects the old addresses');
  }
  for (const [api, route] of addresses.routes)
    for (const [file, text] of plan.written)
      plan.written.set(file, text.replace(`<route of ${api.id}>`, `/${route}`));
  plan.written.set(config.file, config.toString());
}

/** Names entries about APIs that another file contains. */
function nameImported({config, obstacles}: Plan): void {
  for (const {name, node} of [...config.entries('plugins'), ...config.entries('presets')]) {
    const isElsewhere =
      name?.startsWith('.') ??
      ['Identifier', 'CallExpression', 'SpreadElement'].includes(node.type);
    const text = config.text(node);
    if (!isElsewhere || !/api|redoc|swagger/i.test(`${text} ${name}`)) continue;
    obstacles.push(
      `${config.at(node)}: \`${text}\` comes from another file; write it here, then run this again`,
    );
  }
}

/**
 * Finds out what a migration would change. Writes nothing.
 *
 * @param siteDir absolute path of a Docusaurus site
 * @throws Error if there is no configuration that can be read
 */
export function planMigration(siteDir: string): Plan {
  const config = new ConfigFile(siteDir);
  const plan: Plan = {
    config,
    siteDir,
    apis: [],
    taken: [],
    removed: [],
    written: new Map(),
    changes: [],
    byHand: [],
    obstacles: [],
  };
  if (config.entries('presets').some(({name}) => name === PRESET))
    throw new Error(`${config.file} has ${PRESET} already.`);
  plan.taken.push(...listDocs(plan).map(({route}) => route));
  moveOpenApiDocs(plan);
  moveRedocusaurus(plan);
  moveViewers(plan);
  nameSwizzled(plan);
  nameImported(plan);
  if (plan.apis.length > 0 && plan.obstacles.length === 0) addPreset(plan);
  return plan;
}

const formatList = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** Describes a plan for people. */
export const formatPlan = ({changes, removed, byHand, obstacles}: Plan): string =>
  [
    formatList('Changes:', changes),
    formatList('Generated or replaced files that go:', removed),
    formatList('By hand:', byHand),
    formatList('In the way:', obstacles),
  ].join('');

function apply({siteDir, removed, written}: Plan): void {
  for (const file of removed) fs.rmSync(path.join(siteDir, file), {force: true});
  for (const [file, text] of written) fs.writeFileSync(path.join(siteDir, file), text);
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * Runs the command: says what it found, asks, and changes the site.
 *
 * @param args the command line
 * @param say receives messages for the user
 * @throws Error with a message for the user; the site is then unchanged
 */
export async function migrate(args: readonly string[], say: (text: string) => void): Promise<void> {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {check: {type: 'boolean'}, yes: {type: 'boolean'}},
    allowPositionals: true,
  });
  const [named = '.', ...others] = positionals;
  if (others.length > 0) throw new Error(`Name one site.\nUsage: ${USAGE}`);
  const plan = planMigration(path.resolve(named));
  say(formatPlan(plan));
  if (plan.obstacles.length > 0) throw new Error('Nothing was changed.');
  if (plan.apis.length === 0) throw new Error('This site shows no API that this command knows.');
  if (values.check === true) return;
  if (values.yes !== true && !(await ask('Change the site? (y/N) ')))
    throw new Error('Nothing was changed. Run the command with --yes to change the site.');
  apply(plan);
  say(
    `Changed the site. Next: npm install ${PRESET} @docusaurus/plugin-client-redirects, and uninstall what it replaces.`,
  );
}
