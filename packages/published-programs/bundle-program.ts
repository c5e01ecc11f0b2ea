import fs from 'node:fs/promises';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import type {Stats} from 'webpack';
import {listBundledFiles, readPackages} from '@openapi-portal/notices';

type Configuration = Parameters<typeof rspack>[0] extends infer One
  ? Exclude<One, unknown[]>
  : never;

/** What a program is made of, and where it goes; absolute paths. */
interface Bundle {
  readonly entry: string;
  readonly output: string;
  readonly data: unknown;
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
    // Packages of this repository are taken as sources, as the site's own bundle takes them.
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
 * Makes one file of a program, its packages and its data, which Node.js 20 or later runs as it is.
 *
 * @returns the names of the packages that are in it
 * @throws Error with what the bundler says where it cannot make the file
 */
export async function bundleProgram(bundle: Bundle): Promise<readonly string[]> {
  const data = `${bundle.output}.json`;
  await fs.mkdir(path.dirname(data), {recursive: true});
  await fs.writeFile(data, JSON.stringify(bundle.data));
  const files = await new Promise<readonly string[]>((resolve, reject) => {
    rspack(configure(bundle, data), (error, stats) => {
      // Rspack's compilation has the members of webpack's that are asked for.
      if (error === null && stats?.hasErrors() === false)
        resolve(listBundledFiles((stats as unknown as Stats).compilation));
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  });
  await fs.rm(data);
  return readPackages(files).map(({name}) => name);
}
