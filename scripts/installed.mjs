// Plain JavaScript without dependencies, because this runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';

function readVersions(file) {
  if (!fs.existsSync(file)) return undefined;
  const {packages} = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.entries(packages).filter(([name]) => name !== '');
}

/** Returns true if all required packages of a lock file are installed in the locked versions. */
export function isInstalled(folder) {
  const installed = readVersions(path.join(folder, 'node_modules/.package-lock.json'));
  if (installed === undefined) return false;
  const versions = new Map(installed.map(([name, {version}]) => [name, version]));
  return readVersions(path.join(folder, 'package-lock.json')).every(
    ([name, {version, optional, peer}]) =>
      optional === true || peer === true || versions.get(name) === version,
  );
}
