// Compiles changed sources of the packages to CommonJS. Plain JavaScript, because this runs before TypeScript can be
// loaded.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {writeWhole} from './transpiled-files.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');
const SOURCE = /(?<!\.d|\.test)\.tsx?$/;

/** Output folder in each package, with the same structure as the sources. */
const OUTPUT = 'dist';

/** File with the state of each source and its output at the last compilation. */
const STATE = path.join(siteDir, '.cache/compiled-packages.json');
const SELF = fileURLToPath(import.meta.url);

/** Compiles to CommonJS with source maps. `import()` is kept, because some dependencies are only ES modules. */
const toOptions = (filename, sourceFileName) => ({
  filename,
  sourceFileName,
  sourceMaps: true,
  swcrc: false,
  configFile: false,
  module: {type: 'commonjs', ignoreDynamic: true, exportInteropAnnotation: true},
  jsc: {
    target: 'es2022',
    parser: {syntax: 'typescript', tsx: filename.endsWith('.tsx')},
    transform: {react: {runtime: 'automatic', development: false}},
  },
});

/** Lists the sources of a package, relative to its folder. */
const listSources = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(dist|node_modules)[\\/]/.test(file));

const toOutput = (folder, file) => path.join(folder, OUTPUT, file.replace(/\.tsx?$/, '.js'));

function readState(key) {
  try {
    const state = JSON.parse(fs.readFileSync(STATE, 'utf8'));
    return state.key === key ? (state.files ?? {}) : {};
  } catch {
    return {};
  }
}

const listOutputs = (folder, file) => [`${toOutput(folder, file)}.map`, toOutput(folder, file)];

/** Returns a string that changes with the source. */
function describeSource(folder, file) {
  const {mtimeMs, size} = fs.statSync(path.join(folder, file));
  return `${mtimeMs} ${size}`;
}

/** Hashes the compiled files of a source, so that damaged or missing output is compiled again. */
function digestOutputs(folder, file) {
  const hash = createHash('sha256');
  for (const output of listOutputs(folder, file).filter((one) => fs.existsSync(one)))
    hash.update(fs.readFileSync(output)).update('\0');
  return hash.digest('base64');
}

async function compile({transform}, folder, file) {
  const source = path.join(folder, file);
  const output = toOutput(folder, file);
  const sourceFileName = path.relative(path.dirname(output), source);
  const text = fs.readFileSync(source, 'utf8');
  const {code, map} = await transform(text, toOptions(source, sourceFileName));
  writeWhole(`${output}.map`, map);
  writeWhole(output, `${code}//# sourceMappingURL=${path.basename(output)}.map\n`);
}

/** Removes compiled files whose sources are gone. */
function removeFormer(folder, files) {
  const output = path.join(folder, OUTPUT);
  if (!fs.existsSync(output)) return;
  const known = new Set(files.map((file) => toOutput(folder, file)));
  const found = fs
    .readdirSync(output, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /\.js(\.map)?$/.test(file));
  for (const file of found.filter((one) => !known.has(one.replace(/\.map$/, ''))))
    fs.rmSync(file, {force: true});
}

/** Removes the compiled files of a deleted package. Git ignores `dist`, so it stays after a checkout. */
function removePackage(folder) {
  fs.rmSync(path.join(folder, OUTPUT), {recursive: true, force: true});
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/**
 * Compiles the sources that have changed since the last run.
 *
 * @returns {Promise<number>} number of compiled files
 */
export async function compilePackages() {
  const require = createRequire(import.meta.url);
  const {version} = require('@swc/core/package.json');
  const key = `${version} ${fs.statSync(SELF).mtimeMs} ${siteDir}`;
  const known = readState(key);
  const packages = path.join(siteDir, 'packages');
  const sources = [];
  for (const entry of fs.readdirSync(packages, {withFileTypes: true})) {
    if (!entry.isDirectory()) continue;
    const folder = path.join(packages, entry.name);
    if (!fs.existsSync(path.join(folder, 'package.json'))) {
      removePackage(folder);
      continue;
    }
    const files = listSources(folder);
    removeFormer(folder, files);
    for (const file of files) {
      const name = `${entry.name}/${file}`;
      sources.push({name, folder, file, state: describeSource(folder, file)});
    }
  }
  const toState = ({folder, file, state}) => `${state} ${digestOutputs(folder, file)}`;
  const changed = sources.filter((source) => known[source.name] !== toState(source));
  if (changed.length === 0) return 0;
  const swc = require('@swc/core');
  await Promise.all(changed.map(({folder, file}) => compile(swc, folder, file)));
  const states = sources.map((source) => [source.name, toState(source)]);
  writeWhole(STATE, JSON.stringify({key, files: Object.fromEntries(states)}));
  return changed.length;
}

/**
 * Compiles sources whenever they change, for the dev server.
 *
 * @param {(error: Error) => void} report receives compile errors
 * @returns {() => void} stops watching
 */
export function watchPackages(report) {
  let timer;
  const compileSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => compilePackages().catch(report), 50);
  };
  const watcher = fs.watch(path.join(siteDir, 'packages'), {recursive: true}, (_event, file) => {
    if (file === null || (SOURCE.test(file) && !/[\\/]dist[\\/]/.test(file))) compileSoon();
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
