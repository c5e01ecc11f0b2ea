import fs from 'node:fs/promises';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import type {Stats} from 'webpack';
import {
  completeLicence,
  formatLicences,
  isComplete,
  listBundledFiles,
  type NoticesOptions,
  readPackages,
} from '@openapi-portal/notices';

type Configuration = Parameters<typeof rspack>[0] extends infer One
  ? Exclude<One, unknown[]>
  : never;

/** Input and output of a program. Paths are absolute. */
interface Bundle {
  readonly entry: string;
  readonly output: string;
  readonly data: unknown;
  /** Licences of packages without a licence text. */
  readonly known: NoticesOptions['known'];
}

const DATA = 'program-data';

const configure = ({entry, output}: Bundle, data: string): Configuration => ({
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry,
  experiments: {outputModule: true},
  output: {
    path: path.dirname(output),
    filename: path.basename(output),
    module: true,
    chunkFormat: 'module',
    library: {type: 'module'},
  },
  optimization: {splitChunks: false, runtimeChunk: false},
  resolve: {
    extensions: ['.ts', '.mjs', '.js', '.json'],
    // Packages of this repository are bundled from their sources, as for the site.
    conditionNames: ['module', 'import', 'node', 'default'],
    alias: {[DATA]: data},
  },
  module: {
    parser: {javascript: {dynamicImportMode: 'eager'}},
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
      },
    ],
  },
});

/**
 * Appends the licences of a program's packages to its file, so that copies of the file include them.
 *
 * @throws Error naming the packages without a licence
 */
async function addLicences({output, known}: Bundle, files: readonly string[]) {
  const packages = readPackages(files).map((one) => completeLicence(one, known));
  const missing = packages.filter((one) => !isComplete(one)).map(({name}) => name);
  if (missing.length > 0)
    throw new Error(
      `${path.basename(output)} contains packages without a licence text: ${missing.join(', ')}. Find the text in their source repositories, and add it to \`known\` of the notices`,
    );
  const text = formatLicences(packages).replaceAll('*/', '* /');
  await fs.appendFile(output, `\n/*\nLicences of the packages in this file.\n\n${text}\n*/\n`);
  return packages.map(({name}) => name);
}

/**
 * Bundles a program, its packages with their licences, and its data into one file for Node.js 20 or later.
 *
 * @throws Error with the bundler's messages, or naming packages without a licence
 */
export async function bundleProgram(bundle: Bundle): Promise<readonly string[]> {
  const data = `${bundle.output}.json`;
  await fs.mkdir(path.dirname(data), {recursive: true});
  await fs.writeFile(data, JSON.stringify(bundle.data));
  const files = await new Promise<readonly string[]>((resolve, reject) => {
    rspack(configure(bundle, data), (error, stats) => {
      // Rspack's compilation has all properties that `listBundledFiles` reads.
      if (error === null && stats?.hasErrors() === false)
        resolve(listBundledFiles((stats as unknown as Stats).compilation));
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  });
  await fs.rm(data);
  return addLicences(bundle, files);
}
