import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackError} from 'webpack';

import {ProblemsError} from '@openapi-portal/reports';

import {complete, findProblems} from './check-licences';
import {formatNotices} from './format-notices';
import type {NoticesOptions} from './options';
import {listBundledFiles, readPackages} from './packages';
import {buildBills} from './sbom';

export {complete, isComplete} from './check-licences';
export {formatLicences} from './format-notices';
export type {NoticesOptions} from './options';
export {listBundledFiles, readPackages} from './packages';

const NAME = 'third-party-notices';

/**
 * Finds the `package.json` of a package that the site has installed. `require.resolve` fails for packages that do not
 * export the file.
 *
 * @throws Error if the package is not installed
 */
function findManifest(siteDir: string, name: string): string {
  const folders = createRequire(path.join(siteDir, 'package.json')).resolve.paths(name) ?? [];
  const files = folders.map((folder) => path.join(folder, name, 'package.json'));
  const found = files.find((file) => fs.existsSync(file));
  if (found === undefined)
    throw new Error(`The package ${name}, which the option \`also\` names, is not installed`);
  return found;
}

function emitNotices(
  {hooks, webpack: {Compilation, sources}}: Compiler,
  {siteDir, siteConfig: {title}}: LoadContext,
  options: NoticesOptions,
): void {
  const manifests = Object.keys(options.also).map((name) => findManifest(siteDir, name));
  hooks.thisCompilation.tap(NAME, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
      const packages = readPackages([...listBundledFiles(compilation), ...manifests]);
      const problems = findProblems(packages, siteDir, options);
      if (problems.length > 0) {
        const error: unknown = new ProblemsError('the licences', problems, siteDir);
        compilation.errors.push(error as WebpackError);
        return;
      }
      const completed = packages.map((one) => complete(one, options.known));
      const bills = options.sbom && buildBills(siteDir, title, completed, options.sbom);
      const files = {[options.file]: formatNotices(title, completed), ...bills};
      for (const [file, text] of Object.entries(files)) {
        compilation.emitAsset(file, new sources.RawSource(text));
      }
    });
  });
}

/**
 * Creates a plugin that publishes the packages in the site's code and styles with their licences: a text file of all
 * bundled packages, and bills of materials of the site and of its build tools. The options are arguments of this
 * function, because Docusaurus puts plugin options into the script of each page.
 *
 * license-webpack-plugin 4.0.2 cannot replace this plugin. It reads the bundler's statistics, which lack some
 * packages with Rspack 1.7, such as `resolve-pathname`.
 */
export const toNotices =
  (options: NoticesOptions) =>
  (context: LoadContext): Plugin => ({
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [(compiler: Compiler) => emitNotices(compiler, context, options)]};
    },
  });
