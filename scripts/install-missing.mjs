// Installs the packages of package-lock.json where node_modules does not hold them. Plain JavaScript
// on Node.js alone: it runs before anything is installed.
import {execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(import.meta.dirname, '..');
const MINIMUM = [20, 19];

function readVersions(lockFile) {
  const file = path.join(siteDir, lockFile);
  if (!fs.existsSync(file)) return undefined;
  const {packages} = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.entries(packages).filter(([name]) => name !== '');
}

/** Whether every package that is not optional is there in the locked version. */
function isComplete() {
  const installed = readVersions('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  const versions = new Map(installed.map(([name, {version}]) => [name, version]));
  return readVersions('package-lock.json').every(
    ([name, {version, optional, peer}]) =>
      optional === true || peer === true || versions.get(name) === version,
  );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  console.error(
    `This portal needs Node.js ${MINIMUM.join('.')} or later; this is ${process.version}. Install a newer one from https://nodejs.org/.`,
  );
  process.exit(1);
}

if (!isComplete()) {
  console.log('→ Installing the packages (about a minute)');
  execSync('npm ci --no-audit --no-fund --loglevel=error', {cwd: siteDir, stdio: 'inherit'});
}
