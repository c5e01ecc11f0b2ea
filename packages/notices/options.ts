/** A package under the MIT License that does not contain the licence text. */
interface KnownLicence {
  /** The copyright holders, one per line. */
  readonly copyright: readonly string[];
  /** The reason why the package's own text is not used, and where the licence was found. */
  readonly because: string;
}

/** The URLs of the bills of materials (SBOM), and data that lock files lack. */
export interface SbomOptions {
  /** Path of the bill of the site, from its root. */
  readonly file: string;
  /** Path of the bill of the build tools. */
  readonly buildFile: string;
  /** Packages whose files the site contains directly, by the lock file that names them. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** Programs of the site that readers download, relative to the site: both bills name them with their digests. */
  readonly programs: readonly string[];
  /** Licences of packages that do not name theirs, by name, with the reason. */
  readonly licences: Readonly<Record<string, {readonly licence: string; readonly because: string}>>;
}

export interface NoticesOptions {
  /** Path of the notices, from the site's root. */
  readonly file: string;
  /** The file of the site that has these options: there an author adds what is missing. */
  readonly list: string;
  /** Packages that are in no module and yet in what readers are sent, with the reason. */
  readonly also: Readonly<Record<string, string>>;
  /** Packages without a text, by name. */
  readonly known: Readonly<Record<string, KnownLicence>>;
  /** If absent, no bills of materials are written. */
  readonly sbom?: SbomOptions;
}
