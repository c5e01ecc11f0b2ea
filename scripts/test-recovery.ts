import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {createRandom, type Random} from '../packages/openapi-sandbox/testing/random';
import {copySources, linkFolder} from './copy-sources';
import {readArguments} from './read-arguments';
import {readOutput} from './read-output';
import {runCommand, say} from './run-command';
import {hashFolder} from './sealed-folder';
import {siteDir} from './site';

/** The copy of the site. The space in its path is part of the test. */
const dir = path.join(siteDir, '.cache/a recovery');

/** Folders with files that a build leaves for the next one, relative to the site. */
const CACHES = ['.cache', '.docusaurus', 'node_modules/.cache', 'packages'];

const hashBuild = (): string => hashFolder(path.join(dir, 'build'));

/** Starts a build in its own process group, so that its children can be killed with it. */
function startBuild(): ChildProcess {
  const command =
    'node scripts/install-missing.mjs && node_modules/.bin/jiti scripts/build-portal.ts';
  const env = {...process.env, GIT_CEILING_DIRECTORIES: path.dirname(dir)};
  return spawn('sh', ['-c', command], {cwd: dir, env, detached: true, stdio: 'pipe'});
}

/** Builds, and throws if the build differs from the first one. */
async function expectBuild(after: string, hash?: string): Promise<number> {
  const start = performance.now();
  const {status, output} = await readOutput(startBuild());
  if (status !== 0) throw new Error(`The build after ${after} failed:\n${output}`);
  const built = hashBuild();
  if (hash !== undefined && built !== hash)
    throw new Error(`The build after ${after} differs from the first one`);
  say(`Built after ${after}`);
  return performance.now() - start;
}

const listCacheFiles = (): readonly string[] =>
  CACHES.map((name) => path.join(dir, name))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/packages/') || file.includes('/dist/'));

function turnBit(content: Buffer, random: Random): Buffer {
  const at = random.below(content.length);
  content.writeUInt8(content.readUInt8(at) ^ (1 << random.below(8)), at);
  return content;
}

const cutShort = (content: Buffer, random: Random): Buffer =>
  content.subarray(0, random.below(content.length));

function damageCaches(damage: typeof turnBit, random: Random): void {
  const files = listCacheFiles().filter((file) => fs.statSync(file).size > 0);
  for (const file of files) fs.writeFileSync(file, damage(fs.readFileSync(file), random));
  say(`Damaged ${files.length} files`);
}

async function killBuild(delay: number, hash: string): Promise<void> {
  const child = startBuild();
  const end = readOutput(child);
  await Promise.race([wait(delay), end]);
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await end;
  if (hashBuild() !== hash) throw new Error(`A build killed after ${delay} ms changed build/`);
}

async function makeCopy(): Promise<void> {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  await copySources(dir);
  await linkFolder(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
}

/** Tests that builds recover from damaged caches and killed builds, and always produce the same files. */
async function testRecovery(kills: number, seed: number): Promise<void> {
  const random = createRandom(seed);
  await makeCopy();
  await expectBuild('nothing');
  const hash = hashBuild();
  const duration = await expectBuild('another', hash);
  damageCaches(turnBit, random);
  await expectBuild('a bit turned in each file', hash);
  damageCaches(cutShort, random);
  await expectBuild('each file was cut short', hash);
  for (let count = 0; count < kills; count += 1) await killBuild(random.below(duration), hash);
  await expectBuild(`${kills} builds that were killed`, hash);
  fs.rmSync(dir, {recursive: true});
}

void runCommand(async () => {
  const options = {
    kills: {type: 'string', default: '20'},
    seed: {type: 'string', default: '1'},
  } as const;
  const usage = 'npm run test:recovery -- [--kills <number>] [--seed <number>]';
  const {kills, seed} = readArguments({options}, usage).values;
  await testRecovery(Number(kills), Number(seed));
});
