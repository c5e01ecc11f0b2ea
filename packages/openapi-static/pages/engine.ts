import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';

/** A page that the engine makes: its id, and the whole file that its generator returns. */
export interface EnginePage {
  readonly id: string;
  readonly mdx: string;
}

/**
 * A contract that names the operations and says nothing else. The engine takes ids from it; from the
 * whole contract it would also derive samples and a Postman collection for each operation, which our
 * pages do not show, and it would pass over operations without an id or a summary.
 */
const toOutline = (pages: readonly EnginePage[]): object => ({
  openapi: '3.1.0',
  info: {title: 'Outline', version: '1.0.0'},
  paths: Object.fromEntries(
    pages.map(({id}) => [`/${id}`, {get: {operationId: id, summary: id, responses: {}}}]),
  ),
});

/** Runs of the engine, one after the other: each has the console to itself. */
let lastRun: Promise<unknown> = Promise.resolve();

/** The engine logs its errors and goes on: here they stop the build. */
async function withErrorsThrown(run: () => Promise<unknown>): Promise<void> {
  const {log, error} = console;
  const errors: string[] = [];
  console.log = () => undefined;
  console.error = (...parts: unknown[]) => void errors.push(parts.join(' '));
  try {
    await run();
  } finally {
    Object.assign(console, {log, error});
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/**
 * Writes pages as `<id>.api.mdx` with docusaurus-plugin-openapi-docs.
 *
 * @param pages ids must be kebab-case: the engine makes them so
 * @param outputDir absolute path of an empty folder; the engine's input is left beside the pages
 * @throws Error with all that the engine logged as an error
 */
export async function writePages(
  pages: readonly EnginePage[],
  outputDir: string,
  context: LoadContext,
): Promise<void> {
  const template = path.join(outputDir, 'page.mustache');
  const specPath = path.join(outputDir, 'outline.json');
  await fs.mkdir(outputDir, {recursive: true});
  await fs.writeFile(template, '{{{markdown}}}');
  await fs.writeFile(specPath, JSON.stringify(toOutline(pages)));

  const mdxById = new Map(pages.map(({id, mdx}) => [id, mdx]));
  const markdownGenerators = {createApiPageMD: ({id}: {id: string}) => mdxById.get(id) ?? ''};
  const api = {specPath, outputDir, template, showInfoPage: false, markdownGenerators};
  const plugin = openApiDocs(context, {id: 'api-pages', docsPluginId: 'api-pages', config: {api}});
  const cli = new Command() as CommanderStatic;
  plugin.extendCli?.(cli);
  const generate = (): Promise<void> =>
    withErrorsThrown(() => cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', 'api']));
  const thisRun = lastRun.then(generate, generate);
  lastRun = thisRun;
  await thisRun;
}
