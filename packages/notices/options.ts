/** A package under the MIT License that does not contain the licence text. */
interface KnownLicence {
  /** The copyright holders, one per line. */
  readonly copyright: readonly string[];
  /** Reason why the package's own text is not used, and the source of the licence. */
  readonly because: string;
}

export interface SbomOptions {
  readonly file: string;
  /** Path of the build tools' bill, from the root of the site. */
  readonly buildFile: string;
  /** Packages of which the site contains copies of files, by the lock file that lists them. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** Paths, relative to the site, of programs that readers download. Both bills list them with their digests. */
  readonly programs: readonly string[];
  /** Licences of packages that do not declare one, by package name, with the reason. */
  readonly licences: Readonly<Record<string, {readonly licence: string; readonly because: string}>>;
}

export interface NoticesOptions {
  /** Path of the notices, from the site's root. */
  readonly file: string;
  /** File that contains these options. Reports refer to it, because an author adds missing licences there. */
  readonly list: string;
  /** Packages whose code readers receive although no bundled module belongs to them, with the reason. */
  readonly also: Readonly<Record<string, string>>;
  /** Licences of packages without a licence text, by package name. */
  readonly known: Readonly<Record<string, KnownLicence>>;
  /** If absent, no bills of materials are written. */
  readonly sbom?: SbomOptions;
}
