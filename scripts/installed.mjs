// Plain JavaScript without dependencies, because this runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';

function readVersions(file) {
  if (!fs.existsSync(file)) return undefined;
  const {packages} = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.entries(packages).filter(([name]) => name !== '');
}

/** Links packages of this repository that are new since the last installation. They need no other change. */
function linkPackages(folder, packages) {
  for (const [name, {link, resolved}] of packages) {
    const place = path.join(folder, name);
    if (link !== true || fs.existsSync(place)) continue;
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.symlinkSync(path.join(folder, resolved), place, 'junction');
  }
}

/** Returns true if all required packages of a lock file are installed in the locked versions. */
export function isInstalled(folder) {
  const installed = readVersions(path.join(folder, 'node_modules/.package-lock.json'));
  if (installed === undefined) return false;
  const locked = readVersions(path.join(folder, 'package-lock.json'));
  linkPackages(folder, locked);
  const versions = new Map(installed.map(([name, {version}]) => [name, version]));
  return locked.every(
    ([name, {version, optional, peer, link}]) =>
      optional === true ||
      peer === true ||
      link === true ||
      !name.startsWith('node_modules/') ||
      versions.get(name) === version,
  );
}
