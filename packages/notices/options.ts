/** What is known of a package under the MIT License that does not carry the text of it. */
interface KnownLicence {
  /** Who holds the rights, a line each. */
  readonly copyright: readonly string[];
  /** Why the text is not taken from the package, and where the licence was found instead. */
  readonly because: string;
}

/** Where bills of materials (SBOM) are served, from the site's root, and what no lock file of its own says. */
export interface SbomOptions {
  /** Of what readers download. */
  readonly file: string;
  /** Of what has built it. */
  readonly buildFile: string;
  /** Packages of which the site holds files itself, by the lock file that names them. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** Programs of the site that readers download, relative to the site: both bills name them with their digests. */
  readonly programs: readonly string[];
  /** Licences of packages that do not name theirs, by name, with the reason. */
  readonly licences: Readonly<Record<string, {readonly licence: string; readonly because: string}>>;
}

export interface NoticesOptions {
  /** Where the notices are served, from the site's root. */
  readonly file: string;
  /** The file of the site that has these options: there an author adds what is missing. */
  readonly list: string;
  /** Packages that are in no module and yet in what readers are sent, with the reason. */
  readonly also: Readonly<Record<string, string>>;
  /** Packages without a text, by name. */
  readonly known: Readonly<Record<string, KnownLicence>>;
  /** Without it there are no bills of materials. */
  readonly sbom?: SbomOptions;
}
