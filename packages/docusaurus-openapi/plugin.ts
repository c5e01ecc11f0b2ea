import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {Command, type CommanderStatic} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import type {PluginOptions} from 'docusaurus-plugin-openapi-docs/src/types';

const NAME = 'docusaurus-plugin-openapi-docs';

function findEntry({siteConfig}: LoadContext, docsPluginId: string): PluginOptions {
  const entries = siteConfig.plugins.flatMap((entry) =>
    Array.isArray(entry) && entry[0] === NAME ? [entry[1] as unknown as PluginOptions] : [],
  );
  const found = entries.find((options) => options.docsPluginId === docsPluginId);
  if (found === undefined)
    throw new Error(`No instance of ${NAME} has docsPluginId: ${docsPluginId}`);
  return openApiDocs.validateOptions({
    options: found,
    validate: normalizePluginOptions,
  }) as PluginOptions;
}

/** Runs the plugin and throws the errors that it logs. The plugin itself logs errors and continues. */
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

/** Returns true if the plugin generated a folder: it contains a sidebar and the overview page of an API. */
const isGenerated = (dir: string): boolean =>
  fs.existsSync(path.join(dir, 'sidebar.ts')) &&
  fs.readdirSync(dir).some((name) => name.endsWith('.info.mdx'));

/** Deletes the folders of APIs that are no longer configured. Docusaurus would still publish their pages. */
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
 * Generates the pages of APIs with the site's entry of docusaurus-plugin-openapi-docs. Runs its command
 * `gen-api-docs`, because the plugin has no other interface. Replaces earlier pages, and deletes those of removed
 * APIs.
 *
 * @param minorVersions completed entries of older minor versions, which are not in the site's configuration
 * @throws Error with all errors that the plugin logged
 */
export async function runPlugin(
  context: LoadContext,
  docsPluginId: string,
  minorVersions: PluginOptions['config'],
): Promise<void> {
  const {siteDir} = context;
  const own = findEntry(context, docsPluginId);
  const entry = {...own, config: {...own.config, ...minorVersions}};
  const cli = new Command() as CommanderStatic;
  openApiDocs(context, entry).extendCli?.(cli);
  const outputDirs = Object.values(entry.config).map(({outputDir}) => outputDir);
  removeFormer(siteDir, outputDirs);
  for (const [id, {outputDir}] of Object.entries(entry.config)) {
    const command = ['node', 'docusaurus', 'gen-api-docs', id];
    const folder = path.join(siteDir, outputDir);
    // The plugin does not overwrite existing files.
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder, {recursive: true});
    await withErrorsThrown(() => cli.parseAsync(command));
  }
}
