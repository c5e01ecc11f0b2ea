import type {CurrentBundler} from '@docusaurus/types';
import type {Configuration, RuleSetRule, WebpackPluginInstance} from 'webpack';

import type {Options} from '../options';

/** One of the bundles that Docusaurus makes: the server's or the browser's. */
export interface Bundle {
  readonly siteDir: string;
  /** Folders of files that are served as they are, relative to the site. */
  readonly staticDirectories: readonly string[];
  readonly options: Options;
  readonly isServer: boolean;
  readonly isProduction: boolean;
  /** As Docusaurus has configured it so far. */
  readonly configuration: Configuration;
  readonly bundler: CurrentBundler['instance'];
}

/** What a replacement asks of the bundler. */
export interface Changes {
  readonly entry?: string;
  readonly alias?: Readonly<Record<string, string>>;
  readonly plugins?: readonly WebpackPluginInstance[];
  readonly rules?: readonly RuleSetRule[];
  /** Scripts that several pages share, by name. */
  readonly cacheGroups?: Readonly<Record<string, object>>;
}

/** A part of Docusaurus' inside that is replaced; README.md of this folder has a row for each. */
export type Internal = (bundle: Bundle) => Changes;
