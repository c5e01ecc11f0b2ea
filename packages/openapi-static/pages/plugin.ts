import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {Command, type CommanderStatic} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import type {PluginOptions} from 'docusaurus-plugin-openapi-docs/src/types';

const NAME = 'docusaurus-plugin-openapi-docs';

/** Folder, relative to the site, of the pages of an API while they are generated again. */
const OLD_DIR = '.cache/old-pages';

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

/** The plugin logs its errors and goes on: here they stop the build. */
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

const isSameFile = (a: string, b: string): boolean =>
  fs.existsSync(a) && fs.existsSync(b) && fs.readFileSync(a).equals(fs.readFileSync(b));

/**
 * Generates a folder again: the plugin never overwrites a file, and the dev server rebuilds what was touched,
 * so that a file which comes out as it was is put back.
 */
async function replaceFolder(
  folder: string,
  old: string,
  generate: () => Promise<void>,
): Promise<void> {
  fs.rmSync(old, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.mkdirSync(path.dirname(old), {recursive: true});
  fs.renameSync(folder, old);
  await generate();
  const entries = fs.readdirSync(old, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((one) => one.isFile())) {
    const was = path.join(entry.parentPath, entry.name);
    const file = path.join(folder, path.relative(old, was));
    if (isSameFile(was, file)) fs.renameSync(was, file);
  }
}

/**
 * Generates the pages of APIs by the site's own entry of docusaurus-plugin-openapi-docs, as its command
 * `gen-api-docs` does, in the place of those that it generated before.
 *
 * @throws Error with all that the plugin logged as an error
 */
export async function runPlugin(context: LoadContext, docsPluginId: string): Promise<void> {
  const {siteDir} = context;
  const entry = findEntry(context, docsPluginId);
  const cli = new Command() as CommanderStatic;
  openApiDocs(context, entry).extendCli?.(cli);
  for (const [id, {outputDir}] of Object.entries(entry.config)) {
    const command = ['node', 'docusaurus', 'gen-api-docs', id];
    await replaceFolder(path.join(siteDir, outputDir), path.join(siteDir, OLD_DIR, id), () =>
      withErrorsThrown(() => cli.parseAsync(command)),
    );
  }
}
