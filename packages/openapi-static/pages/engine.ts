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

interface OldFile {
  readonly content: string;
  readonly changedAt: Date;
}

/** Takes the files of a folder away: the plugin never overwrites one. */
function takeFiles(dir: string): ReadonlyMap<string, OldFile> {
  const files = new Map<string, OldFile>();
  if (!fs.existsSync(dir)) return files;
  for (const entry of fs.readdirSync(dir, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const {mtime} = fs.statSync(file);
    files.set(file, {content: fs.readFileSync(file, 'utf8'), changedAt: mtime});
  }
  fs.rmSync(dir, {recursive: true});
  return files;
}

/** A file that was written again as it was counts as unchanged: the dev server rebuilds what was touched. */
function keepTimes(files: ReadonlyMap<string, OldFile>): void {
  for (const [file, {content, changedAt}] of files) {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) {
      fs.utimesSync(file, changedAt, changedAt);
    }
  }
}

/**
 * Generates the pages of APIs by the site's own entry of docusaurus-plugin-openapi-docs, as its command
 * `gen-api-docs` does, in the place of those that it generated before.
 *
 * @param specPaths the contracts by the keys of the entry's `config`
 * @throws Error with all that the plugin logged as an error
 */
export async function runPlugin(
  context: LoadContext,
  docsPluginId: string,
  specPaths: ReadonlyMap<string, string>,
): Promise<void> {
  const entry = findEntry(context, docsPluginId);
  const config = Object.fromEntries(
    Object.entries(entry.config).map(([id, options]) => [
      id,
      {...options, specPath: specPaths.get(id) ?? options.specPath},
    ]),
  );
  const cli = new Command() as CommanderStatic;
  openApiDocs(context, {...entry, config}).extendCli?.(cli);
  for (const [id, {outputDir}] of Object.entries(config)) {
    const old = takeFiles(path.resolve(outputDir));
    await withErrorsThrown(() => cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', id]));
    keepTimes(old);
  }
}
