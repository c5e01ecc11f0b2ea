import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const toRoute = (file: string): string =>
  `/${path.dirname(file)}`.replace(/^\/\.$/, '/').replaceAll(path.sep, '/');

/**
 * Returns the routes of the pages with the largest compressed HTML, heaviest first. Other files of pages of the same
 * kind are identical.
 *
 * @param build path of the build
 * @param isMeant returns true for routes to include, such as `/docs/API`
 */
export function findHeaviest(
  build: string,
  count: number,
  isMeant: (route: string) => boolean,
): readonly string[] {
  const weigh = (file: string): number =>
    zlib.gzipSync(fs.readFileSync(path.join(build, file))).length;
  return fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html' && isMeant(toRoute(file)))
    .map((file) => ({route: toRoute(file), weight: weigh(file)}))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({route}) => route);
}
