import fs from 'node:fs/promises';
import path from 'node:path';

import type {SiteCopy} from '../site-copy';

/** Enables source maps, which contain the source files of all scripts. */
export const addSourceMaps = (site: SiteCopy): Promise<void> =>
  site.replace(
    'docusaurus.config.ts',
    'plugins: [\n',
    "plugins: [\n      () => ({name: 'maps', configureWebpack: () => ({devtool: 'hidden-source-map'})}),\n",
  );

interface SourceMap {
  readonly sources: readonly string[];
}

/** Returns the last `node_modules/<package>` in the path of a source; undefined for the site's own files. */
const findFolder = (source: string): string | undefined =>
  /^.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];

/**
 * Lists the names of the packages whose code is in the scripts of a build after minification.
 *
 * @param siteDir absolute path of a site that was built with source maps
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
