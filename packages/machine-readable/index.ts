import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {runOneAtATime} from '@openapi-portal/static-pages/built-pages';

import {writeLlms} from './llms/write-llms';
import {writeInWorkers} from './markdown/write-in-workers';
import type {Assistant, MachineReadableOptions} from './options';
import {readSite} from './read-site';

export {default as contractFiles, type ContractFilesOptions} from './contract-files';
export {listDownloads} from './contract-files/paths';
export {default as rootFiles, type RootFilesOptions} from './root-files';
export type {SecurityContact} from './root-files';

export type {Assistant, MachineReadableOptions} from './options';

/** Folder of this package's source files. `__dirname` would be the folder of the compiled files. */
const PACKAGE_FOLDER = path.dirname(
  createRequire(__filename).resolve('@openapi-portal/machine-readable/package.json'),
);

/** @throws Error that names the first assistant whose URL cannot take the URL of a page */
function checkAssistants(assistants: readonly Assistant[]): void {
  const wrong = assistants.find(({href}) => !/^https:\/\/[^{}]+\{url\}[^{}]*$/.test(href));
  if (wrong === undefined) return;
  throw new Error(
    `markdown.assistants: the URL of ${wrong.name} has to start with https:// and contain {url} once: ${wrong.href}`,
  );
}

/** Docusaurus plugin that publishes the Markdown of each page, `llms.txt`, and a menu for both. */
export default function machineReadable(_context: LoadContext, options: unknown): Plugin {
  const settings = options as MachineReadableOptions;
  const {assistants = []} = settings;
  checkAssistants(assistants);
  return {
    name: 'machine-readable',
    configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
      plugins: [new instance.DefinePlugin({ASSISTANTS: JSON.stringify(assistants)})],
    }),
    getThemePath: () => path.join(PACKAGE_FOLDER, 'theme'),
    postBuild: (props) =>
      runOneAtATime(async () => {
        const site = readSite(props, settings);
        const pages = await writeInWorkers(site);
        await writeLlms(site, props.siteConfig.title, settings, pages);
      }),
  };
}
