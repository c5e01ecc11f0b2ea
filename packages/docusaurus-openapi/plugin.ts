import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {Command, type CommanderStatic} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import type {PluginOptions} from 'docusaurus-plugin-openapi-docs/src/types';

const NAME = 'docusaurus-plugin-openapi-docs';

/** The site's own entry of the plugin for a docs instance. */
function findEntry({siteConfig}: LoadContext, docsPluginId: string): PluginOptions {
  const entries = siteConfig.plugins.flatMap((entry) =>
    Array.isArray(entry) && entry[0] === NAME ? [entry[1] as unknown as PluginOptions] : [],
  );
  const found = entries.find((options) => options.docsPluginId === docsPluginId);
  if (found === undefined) throw new Error(`No entry of ${NAME} has docsPluginId: ${docsPluginId}`);
  return openApiDocs.validateOptions({
    options: found,
    validate: normalizePluginOptions,
  }) as PluginOptions;
}

/** The plugin logs its errors to the console and goes on, and returns none: here they stop the build. */
async function withErrorsThrown(run: () => Promise<unknown>): Promise<void> {
  const {log, error} = console;
  const errors: string[] = [];
  console.log = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('Successfully created')) log(...parts);
  };
  console.error = (...parts: unknown[]) => void errors.push(parts.join(' '));
  try {
    await run();
  } finally {
    Object.assign(console, {log, error});
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Returns true if the plugin generated a folder: it has a sidebar and the overview page of an API. */
const isGenerated = (dir: string): boolean =>
  fs.existsSync(path.join(dir, 'sidebar.ts')) &&
  fs.readdirSync(dir).some((name) => name.endsWith('.info.mdx'));

/**
 * Removes what was generated for APIs that the configuration no longer has, beside the folders of those that it has:
 * Docusaurus would read these pages as docs of today.
 */
function removeFormer(siteDir: string, outputDirs: readonly string[]): void {
  const known = new Set(outputDirs.map((dir) => path.resolve(siteDir, dir)));
  const parents = new Set([...known].map((dir) => path.dirname(dir)));
  for (const parent of [...parents].filter((dir) => fs.existsSync(dir))) {
    const folders = fs
      .readdirSync(parent, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => path.join(parent, name));
    for (const dir of folders.filter((one) => !known.has(one) && isGenerated(one)))
      fs.rmSync(dir, {recursive: true});
  }
}

/**
 * Generates the pages of APIs by the site's own entry of docusaurus-plugin-openapi-docs, like its command
 * `gen-api-docs`, which is the plugin's only interface. Replaces earlier pages, and removes those of removed
 * APIs.
 *
 * @param lines completed entries of older minor versions, which no command knows
 * @throws Error with all errors that the plugin logged
 */
export async function runPlugin(
  context: LoadContext,
  docsPluginId: string,
  lines: PluginOptions['config'],
): Promise<void> {
  const {siteDir} = context;
  const own = findEntry(context, docsPluginId);
  const entry = {...own, config: {...own.config, ...lines}};
  const cli = new Command() as CommanderStatic;
  openApiDocs(context, entry).extendCli?.(cli);
  const outputDirs = Object.values(entry.config).map(({outputDir}) => outputDir);
  removeFormer(siteDir, outputDirs);
  for (const [id, {outputDir}] of Object.entries(entry.config)) {
    const command = ['node', 'docusaurus', 'gen-api-docs', id];
    const folder = path.join(siteDir, outputDir);
    // The plugin never overwrites a file.
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder, {recursive: true});
    await withErrorsThrown(() => cli.parseAsync(command));
  }
}
