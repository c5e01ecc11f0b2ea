// Installs the packages in package-lock.json if any is missing, and compiles our own packages if they have changed.
// Plain JavaScript without dependencies, because nothing may be installed yet.
import path from 'node:path';

import {formatRefusal} from './file-refusals.mjs';
import {installMissing} from './install-packages.mjs';
import {removeDamaged} from './transpiled-files.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');
const MINIMUM = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  console.error(
    `This portal needs Node.js ${MINIMUM.join('.')} or later, but this is ${process.version}. Install a newer version from https://nodejs.org/.`,
  );
  process.exit(1);
}

async function prepare() {
  installMissing(siteDir, 'Installing the packages (about a minute)', 'inherit');
  removeDamaged();
  await (await import('./compile-packages.mjs')).compilePackages();
}

try {
  await prepare();
} catch (error) {
  const refusal = formatRefusal(error);
  if (refusal === undefined) throw error;
  console.error(refusal);
  process.exitCode = 1;
}
