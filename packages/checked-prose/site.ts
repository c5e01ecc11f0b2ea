import path from 'node:path';

import type {KnownApi} from '@openapi-portal/api-names';
import {
  findNearest,
  type Mistake,
  type Problem,
  type SourceLocation,
  YamlFile,
} from '@openapi-portal/reports';

import type {ApiChecks, CheckedProseOptions} from './options';
import type {Page} from './page';
import type {Sources} from './read';
import type {Routes} from './routes';

/** A docs version, other than the current one. */
export interface ProseVersion {
  readonly name: string;
  /** Absolute path of the folder with the version's pages. */
  readonly contentDir: string;
  /** API names as of the releases that the version describes. */
  readonly apis: readonly KnownApi[];
}

/** Data about the site that rules use in addition to the page. All paths are absolute. */
export interface ProseSite
  extends
    Sources,
    Pick<CheckedProseOptions, 'components' | 'componentAnchors' | 'extensions' | 'translations'> {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly staticDirs: readonly string[];
  /** Code blocks that the site's themes render in the browser. */
  readonly drawsInBrowser?: {readonly diagrams: boolean; readonly liveCode: boolean};
  /** Undefined until the content plugins have loaded. URLs are not checked until then. */
  readonly routes: Routes | undefined;
  readonly apis: readonly KnownApi[];
  /** Docs versions, except the current one. */
  readonly versions?: readonly ProseVersion[];
  readonly checks: Readonly<Record<string, ApiChecks>>;
}

export type ProseRule = (page: Page, site: ProseSite) => readonly Problem[];

/** Returns the docs version of a page, or undefined for the current version. */
export const findVersionOf = (
  {contentDir}: Page,
  {versions = []}: Pick<ProseSite, 'versions'>,
): ProseVersion | undefined => versions.find((version) => version.contentDir === contentDir);

/** Checks parts of a page and reports the problems at the location of the part. */
export const findProblemsIn = <Item extends SourceLocation>(
  {file, source = file}: Pick<Page, 'file' | 'source'>,
  items: readonly Item[],
  findMistakes: (item: Item) => Mistake | readonly Mistake[] | undefined,
): readonly Problem[] =>
  items.flatMap((item) => {
    const mistakes = [findMistakes(item) ?? []].flat();
    return mistakes.map((mistake) => ({
      file: source,
      line: item.line,
      column: item.column,
      ...mistake,
    }));
  });

/** Converts JSON Pointers in a contract into locations in its file. */
export function toContractProblems(
  {contract: file}: Pick<KnownApi, 'contract'>,
  mistakes: readonly (Mistake & {readonly pointer: string})[],
): readonly Problem[] {
  if (mistakes.length === 0) return [];
  const source = YamlFile.read(file);
  return mistakes.map(({pointer, message, fix}) => source.toProblem(pointer, message, fix));
}

/** Returns a fix with the nearest known name, or `otherwise` if no name is similar. */
export function suggest(name: string, known: Iterable<string>, otherwise: string): string {
  const nearest = findNearest(name, known);
  return nearest === undefined ? otherwise : `write ${nearest}`;
}

/** Returns a relative path with forward slashes. */
export const toRelative = (from: string, file: string): string =>
  path.relative(from, file).split(path.sep).join('/');

/** Returns the path of a file as written in a link or image on the page, such as `./assets.mdx`. */
export function toWrittenPath({file: from}: Page, file: string): string {
  const relative = toRelative(path.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
