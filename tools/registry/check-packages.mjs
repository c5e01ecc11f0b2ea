// Checks packed packages as their users will find them: paths of the manifest with publint, types with Are The Types
// Wrong. Prints a line for each problem. Plain JavaScript, because the packages are installed only for these.
import fs from 'node:fs';
import path from 'node:path';

import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';

/** Resolution of old compilers, which do not read `exports`. */
const OLD = 'node10';

/** Docusaurus takes the default export of a plugin, also from a CommonJS module. */
const DEFAULT_ONLY = 'CJSOnlyExportsDefault';

/** Returns false for stylesheets and manifests, which have no types. */
const isModule = (target) => typeof target !== 'string';

async function checkTypes(data, {exports}) {
  const entrypoints = Object.entries(exports).flatMap(([entry, target]) =>
    isModule(target) ? [entry] : [],
  );
  const analysis = await checkPackage(createPackageFromTarballData(data), {entrypoints});
  if (!analysis.types) return ['has no types'];
  return analysis.problems
    .filter(
      ({kind, resolutionKind, resolutionOption}) =>
        ![resolutionKind, resolutionOption].includes(OLD) && kind !== DEFAULT_ONLY,
    )
    .map(({kind, ...where}) => `${kind} ${JSON.stringify(where)}`);
}

async function checkManifest(data, manifest) {
  const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const {messages} = await publint({pack: {tarball}, level: 'warning', strict: true});
  return messages.map((message) => formatMessage(message, manifest, {color: false}));
}

for (const [archive, folder] of JSON.parse(fs.readFileSync(process.stdin.fd, 'utf8'))) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const data = fs.readFileSync(archive);
  const problems = [
    ...(await checkManifest(data, manifest)),
    ...(manifest.exports === undefined ? [] : await checkTypes(data, manifest)),
  ];
  for (const problem of problems) console.log(`${manifest.name}: ${problem}`);
}
