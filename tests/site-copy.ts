import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import {copySources, linkFolder} from '../scripts/copy-sources';
import {siteDir} from '../scripts/site';

export interface SiteCopy {
  readonly dir: string;
  /** Replaces text in a file of the copy. Throws if the file does not contain the text. */
  readonly replace: (file: string, text: string, replacement: string) => Promise<void>;
  /** Runs a TypeScript file of the copy, such as `scripts/build-portal.ts`. */
  readonly run: (
    script: string,
    env?: NodeJS.ProcessEnv,
  ) => Promise<{readonly status: number; readonly output: string}>;
  readonly remove: () => Promise<void>;
}

function runScript(
  dir: string,
  script: string,
  env: NodeJS.ProcessEnv,
): ReturnType<SiteCopy['run']> {
  const jiti = path.join(dir, 'node_modules/.bin/jiti');
  return new Promise((resolve) => {
    execFile(jiti, [script], {cwd: dir, env: {...process.env, ...env}}, (error, stdout, stderr) => {
      const status = error === null ? 0 : Number(error.code ?? 1);
      resolve({status, output: stdout + stderr});
    });
  });
}

async function replaceInFile(file: string, text: string, replacement: string): Promise<void> {
  const content = await fs.readFile(file, 'utf8');
  if (!content.includes(text)) throw new Error(`${file} does not hold: ${text}`);
  await fs.writeFile(
    file,
    content.replace(text, () => replacement),
  );
}

async function emptyFolder(name: string): Promise<string> {
  const dir = path.join(siteDir, '.cache/site-copies', name);
  await fs.rm(dir, {recursive: true, force: true});
  await fs.mkdir(dir, {recursive: true});
  return dir;
}

const toSiteCopy = (dir: string): SiteCopy => ({
  dir,
  replace: (file, text, replacement) => replaceInFile(path.join(dir, file), text, replacement),
  run: (script, env = {}) => runScript(dir, script, env),
  remove: () => fs.rm(dir, {recursive: true, force: true}),
});

/** Copies the repository. `build/` contains a placeholder for the last good build. */
export async function copySite(name: string): Promise<SiteCopy> {
  const dir = await emptyFolder(name);
  await copySources(dir);
  await fs.symlink(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
  await fs.mkdir(path.join(dir, 'build'));
  await fs.writeFile(path.join(dir, 'build/index.html'), 'the last good build');
  return toSiteCopy(dir);
}

/**
 * Copies the repository with its Git history and its own packages, like a clone in which the packages were installed.
 */
export async function cloneSite(name: string): Promise<SiteCopy> {
  const dir = await emptyFolder(name);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', siteDir, dir]);
  execFileSync('git', ['reset', '--quiet'], {cwd: dir});
  await copySources(dir);
  await linkFolder(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
  execFileSync(process.execPath, ['scripts/install-missing.mjs'], {cwd: dir});
  return toSiteCopy(dir);
}
