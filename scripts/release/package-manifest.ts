/** A `package.json`, as far as a release reads it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports?: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Target = string | Readonly<Record<string, string>>;
type Exports = Readonly<Record<string, Target>>;

const SOURCE = /^\.\/(.*)\.tsx?$/;

/** Replaces the source in `types` by its declaration file. A consumer's compiler would check sources by its own rules. */
const toPublishedTarget = (target: Target): Target =>
  typeof target === 'string' || target.types === undefined
    ? target
    : {...target, types: target.types.replace(SOURCE, './dist/$1.d.ts')};

const toPublishedExports = (exports: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([entry]) => !entry.startsWith('./testing'))
      .map(([entry, target]) => [entry, toPublishedTarget(target)]),
  );

export interface Origin {
  /** Supported versions of Node.js. */
  readonly node: string;
  /** Address of the Git repository; undefined if the clone has no remote. */
  readonly repository?: string;
  /** Folder of the package in the repository. */
  readonly directory: string;
}

/**
 * Converts the address of a clone's origin to one for everybody: without the credentials that a pipeline has in it.
 *
 * @returns undefined for a folder
 */
export function toRepository(origin: string): string | undefined {
  const address = origin.replace(/^[\w.-]+@([^:/]+):/, 'https://$1/');
  if (!/^(?:https?|ssh):/.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return `git+${url.href}`;
}

/**
 * Builds the `package.json` that a registry gets. The one in the repository is private and exports sources, so that
 * nobody publishes a folder that is not compiled.
 *
 * @param manifest content of `package.json` in the repository
 */
export function toPublishedManifest(
  manifest: Manifest,
  {node, repository, directory}: Origin,
): Manifest & Readonly<Record<string, unknown>> {
  const {
    private: _,
    scripts,
    devDependencies,
    exports,
    ...rest
  } = manifest as Manifest & Readonly<Record<string, unknown>>;
  return {
    ...rest,
    ...(exports !== undefined && {exports: toPublishedExports(exports)}),
    engines: {node},
    ...(repository !== undefined && {repository: {type: 'git', url: repository, directory}}),
    publishConfig: {access: 'public'},
  };
}
