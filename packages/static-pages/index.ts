import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

import {areInternalsOff, configureInternals} from './internals';

export interface Options {
  /** Folders of Markdown pages and posts, relative to the site, that are rendered at build alone. */
  readonly contentDirs: readonly string[];
  /** Stylesheets of components that only the server renders, relative to the site. */
  readonly serverStyles?: readonly string[];
}

/** Client modules that only add to what Docusaurus does, in the order in which they start. */
const CLIENT_MODULES = [
  'page-loading/readable-address.ts',
  'page-loading/hydration.ts',
  'page-loading/load-ahead.ts',
  'enhancements/copy.ts',
  'enhancements/table-scroll.ts',
];

/** The classic theme has a progress bar of its own where it is whole. */
const PROGRESS_BAR = 'page-loading/progress-bar.ts';

interface ModuleRequest {
  request: string;
}

/** Where React renders prose itself: on the server, and in a browser that is served no content. */
const rendersProse = (isServer: boolean): boolean =>
  isServer || areInternalsOff() || process.env.NODE_ENV === 'development';

/** Puts the module `in-react` of a component in the place of its `in-browser`. */
const renderInReact = ({NormalModuleReplacementPlugin}: CurrentBundler['instance']) =>
  new NormalModuleReplacementPlugin(/\/in-browser$/, (found: ModuleRequest) => {
    found.request = found.request.replace(/in-browser$/, 'in-react');
  });

/**
 * Pages whose content is rendered once, at build: readers get it as HTML and no copy of it as script.
 * As a theme it brings the components that show such content; `internals/` holds what it replaces inside
 * Docusaurus, all of which `STATIC_PAGES=off` leaves out.
 *
 * @param options `Options`: Docusaurus hands them on untyped, `satisfies` in the configuration types them
 */
export default function staticPages(context: LoadContext, options: unknown): Plugin {
  const {contentDirs, serverStyles = []} = options as Options;
  const own = (name: string): string => path.join(__dirname, name);

  return {
    name: 'static-pages',
    getThemePath: () => own('theme'),
    getClientModules: () => [
      ...CLIENT_MODULES.map(own),
      ...(areInternalsOff() ? [] : [own(PROGRESS_BAR)]),
      ...serverStyles.map((file) => path.resolve(context.siteDir, file)),
    ],
    configureWebpack: (_config, isServer, {currentBundler: {instance}}) =>
      rendersProse(isServer)
        ? {plugins: [renderInReact(instance)]}
        : configureInternals(context, contentDirs, instance),
  };
}
