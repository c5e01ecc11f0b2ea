import fs from 'node:fs/promises';
import path from 'node:path';

import {benchDir, workDir} from '../places';
import {runLogged} from '../run-logged';
import {copyPeerSite, listFiles, siteFolder} from '../site-folder';
import type {Peer} from './peer';

/** A generator with its own site in `bench/sites/`. */
export interface SiteGenerator {
  readonly name: string;
  readonly title: string;
  readonly packageName: string;
  readonly address: string;
  /** CSS selector of the operation. */
  readonly operation: string;
  /** Commands that build the site, in order. They run in its folder. */
  readonly commands: readonly (readonly string[])[];
  readonly env?: NodeJS.ProcessEnv;
  /** Output folder of the last command, relative to the site. */
  readonly output: string;
}

/** The Node.js binary for generators that need a newer version than the portal. */
export const laterNode = path.join(benchDir, 'node_modules/node/bin/node');

/** Timeout of a command in milliseconds. */
const TIMEOUT = 600_000;

async function build(
  generator: SiteGenerator,
  contractJson: string,
  outDir: string,
): Promise<void> {
  const {name, commands, env, output} = generator;
  const dir = workDir(name);
  await copyPeerSite(name, contractJson, dir);
  for (const command of commands) {
    await runLogged(command, {cwd: dir, env, log: `${dir}.log`, timeout: TIMEOUT});
  }
  await fs.cp(path.join(dir, output), outDir, {recursive: true});
}

export const toBuiltSite = (generator: SiteGenerator): Peer => ({
  name: generator.name,
  title: generator.title,
  package: {name: generator.packageName, installedIn: siteFolder(generator.name)},
  address: generator.address,
  operation: generator.operation,
  sources: [
    path.join(benchDir, 'peers', `${generator.name}.ts`),
    ...listFiles(siteFolder(generator.name)),
  ],
  build: (contractJson, outDir) => build(generator, contractJson, outDir),
});
