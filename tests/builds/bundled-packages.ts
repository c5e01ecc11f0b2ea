import fs from 'node:fs/promises';
import path from 'node:path';

import type {SiteCopy} from '../site-copy';

/** Configures source maps, so that a build shows the source files of its scripts. */
export const addSourceMaps = (site: SiteCopy): Promise<void> =>
  site.replace(
    'docusaurus.config.ts',
    'plugins: [\n',
    "plugins: [\n      () => ({name: 'maps', configureWebpack: () => ({devtool: 'hidden-source-map'})}),\n",
  );

interface SourceMap {
  readonly sources: readonly string[];
}

/** The folder of the package that a source belongs to, from the last `node_modules` on. */
const findFolder = (source: string): string | undefined =>
  /^.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];

/**
 * The names of the packages whose code is in the scripts of a build, by what is left of each after it was
 * made small.
 *
 * @param siteDir where its packages are installed
 */
export async function listShippedPackages(siteDir: string): Promise<readonly string[]> {
  const dir = path.join(siteDir, 'build/assets/js');
  const maps = (await fs.readdir(dir)).filter((file) => file.endsWith('.map'));
  const texts = await Promise.all(maps.map((file) => fs.readFile(path.join(dir, file), 'utf8')));
  const sources = texts.flatMap((text) => (JSON.parse(text) as SourceMap).sources);
  const folders = new Set(sources.flatMap((source) => findFolder(source) ?? []));
  const names = [...folders].map(async (folder) => {
    const manifest = await fs.readFile(path.join(siteDir, folder, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as {readonly name: string}).name;
  });
  return Promise.all(names);
}
