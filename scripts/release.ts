import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '@openapi-portal/reports/usage-error';

import {readArguments} from './read-arguments';
import {checkPackages} from './release/check-packages';
import {toRepository} from './release/package-manifest';
import {readVersion, setVersion} from './release/read-version';
import {type PackedPackage, stagePackages} from './release/stage-packages';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

const USAGE = 'npm run release -- [--dry-run] [--registry <URL>] | --set-version <version>';

const PACKAGES = path.join(siteDir, 'packages');
const CHANGELOG = path.join(PACKAGES, 'preset/CHANGELOG.md');

/** Returns the public address of this clone's origin; undefined without one. */
function readRepository(): string | undefined {
  const {stdout} = spawnSync('git', ['remote', 'get-url', 'origin'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return toRepository(stdout.trim());
}

/** Returns true if the registry has this version, as after a release that stopped half-way. */
function isPublished({name, version}: PackedPackage, registry: readonly string[]): boolean {
  const args = ['view', `${name}@${version}`, 'version', ...registry];
  return spawnSync('npm', args, {encoding: 'utf8'}).stdout.trim() === version;
}

/** GitHub proves to the registry where a package was built; other machines cannot. */
const hasProvenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined;

/**
 * Publishes a package, unless an earlier attempt has done so.
 *
 * @returns what happened
 */
function publish(one: PackedPackage, registry: readonly string[]): string {
  const provenance = hasProvenance ? ['--provenance'] : [];
  const args = ['publish', one.archive, '--ignore-scripts', '--loglevel=error'];
  const {status, stderr} = spawnSync('npm', [...args, ...registry, ...provenance], {
    encoding: 'utf8',
  });
  if (status === 0) return 'published';
  if (isPublished(one, registry)) return 'was already published:';
  throw new UsageError(stderr);
}

function release(isDry: boolean, registry: readonly string[]): void {
  const version = readVersion(PACKAGES, CHANGELOG);
  const repository = readRepository();
  if (!isDry && repository === undefined && hasProvenance)
    throw new UsageError('Provenance needs the address of the repository: git remote add origin');
  const packages = stagePackages(path.join(siteDir, '.cache/release'), repository);
  const problems = checkPackages(packages);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  say(`${packages.length} packages of version ${version} have correct manifests and types`);
  for (const one of packages) {
    const size = Math.ceil(fs.statSync(one.archive).size / 1024);
    const done = isDry ? 'would publish' : publish(one, registry);
    say(`${done} ${one.name} (${size} KB)`);
  }
}

void runCommand(() => {
  const {values} = readArguments(
    {
      options: {
        'dry-run': {type: 'boolean', default: false},
        registry: {type: 'string'},
        'set-version': {type: 'string'},
      },
    },
    USAGE,
  );
  const {registry, 'set-version': next, 'dry-run': isDry} = values;
  if (next === undefined) release(isDry, registry === undefined ? [] : ['--registry', registry]);
  else {
    setVersion(PACKAGES, next);
    say('Run npm install, and describe the version in packages/preset/CHANGELOG.md');
  }
});
