import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, WebpackError} from 'webpack';

import {findPackageFolder} from '../files/package-folder';
import {type Problem, ProblemsError} from '../reports';

import {type BundledPackage, findPackages, listBundledFiles} from './bundled-packages';
import {formatNotices} from './format-notices';
import type {Options} from './options';
import {readNotice} from './read-notice';

const NAME = 'third-party-notices';

interface Site {
  readonly siteDir: string;
  readonly title: string;
}

/** What an author has to look up, and what the site says of packages that need it no more. */
function findProblems(
  packages: readonly BundledPackage[],
  {siteDir}: Site,
  {list, known}: Options,
): readonly Problem[] {
  const toProblem = (message: string, fix: string): Problem => ({
    file: path.join(siteDir, list),
    line: 1,
    column: 1,
    message,
    fix,
  });
  const unknown = packages.filter((one) => readNotice(one, known[one.name]) === undefined);
  const needed = packages.filter((one) => readNotice(one, undefined) === undefined);
  const idle = Object.keys(known).filter((name) => !needed.some((one) => one.name === name));
  return [
    ...unknown.map(({name, version, licence}) =>
      toProblem(
        `${name} ${version} is sent to readers, and has no ${licence === '' ? 'licence' : 'text of its licence'}`,
        'look up its licence where its source is published, and add it to `known` with the reason',
      ),
    ),
    ...idle.map((name) =>
      toProblem(
        `${name} is not sent to readers, or has the text of its licence itself`,
        'remove it from `known`',
      ),
    ),
  ];
}

/** Emits the notices with the scripts that they are about. */
class NoticesPlugin {
  constructor(
    private readonly site: Site,
    private readonly options: Options,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        const packages = this.listPackages(compilation);
        const problems = findProblems(packages, this.site, this.options);
        if (problems.length > 0) compilation.errors.push(this.toError(problems));
        else compilation.emitAsset(this.options.file, new sources.RawSource(this.format(packages)));
      });
    });
  }

  private listPackages(compilation: Compilation): readonly BundledPackage[] {
    const manifests = Object.keys(this.options.also).map((name) =>
      path.join(findPackageFolder(this.site.siteDir, `${name}/package.json`), 'package.json'),
    );
    return findPackages([...listBundledFiles(compilation), ...manifests]);
  }

  private format(packages: readonly BundledPackage[]): string {
    const notices = packages.flatMap((one) => readNotice(one, this.options.known[one.name]) ?? []);
    return formatNotices(this.site.title, notices);
  }

  private toError(problems: readonly Problem[]): WebpackError {
    const error = new ProblemsError('the licences', problems, this.site.siteDir);
    return error as unknown as WebpackError;
  }
}

/**
 * A plugin that tells readers whose code and styles they are sent, and under which licences: a text of what the bundler
 * has put into the site, made with each build. It holds its options, because those that Docusaurus is given travel in
 * the script of each page.
 *
 * It is ours because license-webpack-plugin 4.0.2, which asks the bundler's statistics, does not find all
 * packages with Rspack 1.7: it misses `resolve-pathname`.
 */
export const toNotices =
  (options: Options) =>
  ({siteDir, siteConfig: {title}}: LoadContext): Plugin => ({
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [new NoticesPlugin({siteDir, title}, options)]};
    },
  });
