export interface Generator {
  readonly name: string;
  readonly title: string;
  /** Writes sources, packages and the contract into a folder that is ready for a build without caches. */
  readonly prepare: (contractJson: string, dir: string) => Promise<void>;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Output folder of the build, relative to the site. */
  readonly output: string;
  /** URL path of an operation's page that exists for every contract size. */
  readonly address: string;
}
