import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackError} from 'webpack';
import {type Problem, ProblemsError} from '@openapi-portal/reports';

import type {NoticesOptions} from './options';
import {listBundledFiles, type Package, readPackages} from './packages';
import {buildBills} from './sbom';

/** The MIT License without its title and copyright lines (SPDX: MIT). */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

type Known = NoticesOptions['known'];

export const isComplete = ({licence, text}: Package): boolean => licence !== '' && text !== '';

/** Adds the name and text of the licence to a package that lacks them, from the site's options. */
export function completeLicence(one: Package, known: Known): Package {
  const licence = known[one.name];
  if (isComplete(one) || licence === undefined || !['', 'MIT'].includes(one.licence)) return one;
  const {because, copyright} = licence;
  return {...one, licence: 'MIT', text: `${because}\n\n${copyright.join('\n')}\n\n${MIT}`};
}

/** Lists packages whose licence an author must look up, and options that are no longer needed. */
export function findProblems(
  packages: readonly Package[],
  siteDir: string,
  {list, known}: NoticesOptions,
): readonly Problem[] {
  const location = {file: path.join(siteDir, list), line: 1, column: 1};
  const unknown = packages.filter((one) => !isComplete(completeLicence(one, known)));
  const needed = packages.filter((one) => !isComplete(one)).map(({name}) => name);
  const idle = Object.keys(known).filter((name) => !needed.includes(name));
  return [
    ...unknown.map(({name, version, licence}) => ({
      ...location,
      message: `${name} ${version} is part of the published site, but has no ${licence === '' ? 'licence' : 'licence text'}`,
      fix: 'find its licence in its source repository, and add it to `known` with the reason',
    })),
    ...idle.map((name) => ({
      ...location,
      message: `${name} is not part of the published site, or contains its licence text`,
      fix: 'remove it from `known`',
    })),
  ];
}

const LINE = '-'.repeat(80);

const formatTitle = ({name, version, licence}: Package): string => `${name} ${version}, ${licence}`;

/** A byte order mark tells browsers the encoding if the host does not. */
const BYTE_ORDER_MARK = '\ufeff';

/** Formats a list of packages, followed by a section with the licence text of each. */
export const formatLicences = (packages: readonly Package[]): string =>
  [
    packages.map(formatTitle).join('\n'),
    ...packages.map((one) => `${LINE}\n${formatTitle(one)}\n${LINE}\n\n${one.text}`),
  ].join('\n\n');

/** Formats the notices as a text for readers. */
export const formatNotices = (site: string, packages: readonly Package[]): string =>
  [
    `${BYTE_ORDER_MARK}${site} contains code and styles of these packages. Their licences require the following notices.`,
    formatLicences(packages),
    '',
  ].join('\n\n');

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
      const completed = packages.map((one) => completeLicence(one, options.known));
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
