import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const toRoute = (file: string): string =>
  `/${path.dirname(file)}`.replace(/^\/\.$/, '/').replaceAll(path.sep, '/');

/**
 * The pages of a build whose HTML weighs most in gzip, heaviest first: all else that pages of one kind load is the same.
 *
 * @param build folder of the build
 * @param isMeant whether a page counts, by its route, such as `/docs/API`
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
