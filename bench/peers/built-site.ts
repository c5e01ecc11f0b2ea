import fs from 'node:fs/promises';
import path from 'node:path';

import {benchDir, workDir} from '../places';
import {runLogged} from '../run-logged';
import {copyPeerSite, listFiles, siteFolder} from '../site-folder';
import type {Peer} from './peer';

/** A generator with a site of its own in `bench/sites/`. */
export interface SiteGenerator {
  readonly name: string;
  readonly title: string;
  readonly packageName: string;
  readonly address: string;
  /** CSS selector of the operation. */
  readonly operation: string;
  /** Commands that build the site, run one after the other in its folder. */
  readonly commands: readonly (readonly string[])[];
  readonly env?: NodeJS.ProcessEnv;
  /** The folder, relative to the site, that the last command writes. */
  readonly output: string;
}

/** The Node.js that the bench installs, for generators that need a newer version than the portal does. */
export const laterNode = path.join(benchDir, 'node_modules/node/bin/node');

/** Milliseconds after which a command is stopped. */
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

/** Makes a peer of a generator that has its own site. */
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
