import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';

import {chooseRoutes, formatRedirects, reportMovedLinks} from './routes';
import {ConfigFile} from './config-file';
import {listUsedRoutes, moveOpenApiDocs} from './openapi-docs';
import {listOptions, reportSwizzled} from './other-parts';
import type {Plan} from './plan';
import {moveRedocusaurus, moveViewers} from './redoc';
import {isInside, quote} from './site';

export const USAGE = 'npx @openapi-portal/preset migrate [<site>] [--check | --yes]';

const PRESET = '@openapi-portal/preset';

const GONE = /^(?:docusaurus-(?:plugin|theme)-openapi-docs|redocusaurus)\b/;

/** Writes the preset and its redirects into the configuration. */
function addPreset(plan: Plan): void {
  const {config, apis} = plan;
  const addresses = chooseRoutes(plan);
  const entries = apis.map((api) => {
    const options = [...api.options, addresses.folders.get(api)].filter(Boolean);
    return `        ${JSON.stringify(api.id)}: {${options.join(', ')}},\n`;
  });
  const options = [
    `apis: {\n${entries.join('')}      }`,
    ...(addresses.base === 'api' ? [] : [`docs: {routeBasePath: ${quote(addresses.base || '/')}}`]),
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
      plan.written.set(
        file,
        text.replace(`<route of ${api.id}>`, () => quote(`/${route}`)),
      );
  for (const [file, text] of config.changed()) plan.written.set(file, text);
  reportMovedLinks(plan, addresses);
}

/** Names entries about APIs that cannot be followed, such as those from a package or a call. */
function reportUnreadableEntries({config, blockers}: Plan): void {
  for (const {name, node} of [...config.entries('plugins'), ...config.entries('presets')]) {
    const isElsewhere =
      name?.startsWith('.') ??
      ['Identifier', 'CallExpression', 'SpreadElement'].includes(node.type);
    const text = config.text(node);
    if (!isElsewhere || !/api|redoc|swagger/i.test(`${text} ${name}`)) continue;
    blockers.push(
      `${config.at(node)}: \`${text}\` cannot be read; write the entry itself here, then run this again`,
    );
  }
}

/** Removes imports, such as of types, from packages that go, and names what uses them. */
function removeImports({config, manualSteps}: Plan): void {
  for (const {node, names} of config.imports(GONE)) {
    config.remove(node);
    for (const name of names.filter((one) => config.mentions(one)))
      manualSteps.push(`${config.at(node)}: the import of \`${name}\` goes; remove what uses it`);
  }
}

/** Names files to change that are outside of the site, because they or their folders are symbolic links. */
function reportSymbolicLinks({siteDir, config, removed, written, blockers}: Plan): void {
  const toPlace = (file: string): string => path.join(siteDir, file);
  const places = [
    ...removed.map((file) => [file, path.dirname(toPlace(file))] as const),
    ...[...written.keys(), ...config.changed().map(([file]) => file), config.file].map(
      (file) => [file, toPlace(file)] as const,
    ),
  ];
  for (const [file, place] of places)
    if (!isInside(siteDir, place))
      blockers.push(`${file}: is a link to a place outside of the site`);
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
    usedRoutes: [],
    removed: [],
    written: new Map(),
    changes: [],
    manualSteps: [],
    blockers: [],
  };
  if (config.entries('presets').some(({name}) => name === PRESET))
    throw new Error(`${config.file} has ${PRESET} already.`);
  moveOpenApiDocs(plan);
  plan.usedRoutes.push(...listUsedRoutes(plan));
  moveRedocusaurus(plan);
  moveViewers(plan);
  reportSwizzled(plan);
  removeImports(plan);
  reportUnreadableEntries(plan);
  reportSymbolicLinks(plan);
  if (plan.apis.length > 0 && plan.blockers.length === 0) addPreset(plan);
  return plan;
}

const formatList = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** Describes a plan for people. */
export const formatPlan = ({changes, removed, manualSteps, blockers}: Plan): string =>
  [
    formatList('Changes:', changes),
    formatList('Generated or replaced files that go:', removed),
    formatList('By hand:', manualSteps),
    formatList('In the way:', blockers),
  ].join('');

/** Replaces files as a whole, the configuration last, and removes others only after that. */
function apply({siteDir, removed, written}: Plan): void {
  const files = [...written].map(([file, text]) => {
    const place = fs.realpathSync(path.join(siteDir, file));
    // A random name, because a file or link of a known name could be there.
    return {place, next: `${place}.${randomUUID()}`, text};
  });
  try {
    for (const {next, text} of files) fs.writeFileSync(next, text, {flag: 'wx'});
    for (const {next, place} of files) fs.renameSync(next, place);
  } finally {
    for (const {next} of files) fs.rmSync(next, {force: true});
  }
  for (const file of removed) fs.rmSync(path.join(siteDir, file), {force: true});
}

type Terminal = Pick<typeof process, 'stdin' | 'stdout'>;

async function ask(question: string, {stdin, stdout}: Terminal): Promise<boolean> {
  if (!stdin.isTTY) return false;
  const terminal = createInterface({input: stdin, output: stdout});
  // Ctrl+D and Ctrl+C answer nothing.
  const answered = terminal.question(question).catch(() => '');
  const closed = once(terminal, 'close').then(() => '');
  try {
    return /^y(?:es)?$/i.test((await Promise.race([answered, closed])).trim());
  } finally {
    terminal.close();
  }
}

/**
 * Runs the command: says what it found, asks, and changes the site.
 *
 * @param args the command line
 * @param say receives messages for the user
 * @param terminal asks the user
 * @throws Error with a message for the user; the site is then unchanged
 */
export async function migrate(
  args: readonly string[],
  say: (text: string) => void,
  terminal: Terminal = process,
): Promise<void> {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {check: {type: 'boolean'}, yes: {type: 'boolean'}},
    allowPositionals: true,
  });
  const [named = '.', ...others] = positionals;
  if (others.length > 0) throw new Error(`Name one site.\nUsage: ${USAGE}`);
  const plan = planMigration(path.resolve(named));
  say(formatPlan(plan));
  if (plan.blockers.length > 0) throw new Error('Nothing was changed.');
  if (plan.apis.length === 0) throw new Error('This site shows no API that this command knows.');
  if (values.check === true) return;
  if (values.yes !== true && !(await ask('Change the site? (y/N) ', terminal)))
    throw new Error('Nothing was changed. Run the command with --yes to change the site.');
  apply(plan);
  say(
    `Changed the site. Next: npm install ${PRESET} @docusaurus/plugin-client-redirects, and uninstall what it replaces.`,
  );
}
