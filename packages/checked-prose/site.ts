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

/** A version of the docs, whose pages describe the releases of its time. */
export interface ProseVersion {
  readonly name: string;
  /** Absolute path of the folder of its pages. */
  readonly contentDir: string;
  /** The API names that its pages may use. */
  readonly apis: readonly KnownApi[];
}

/** All data that a rule may use, in addition to the page; paths are absolute. */
export interface ProseSite
  extends
    Sources,
    Pick<CheckedProseOptions, 'components' | 'componentAnchors' | 'extensions' | 'translations'> {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly staticDirs: readonly string[];
  /** Features of Docusaurus' themes that render in the browser. */
  readonly drawsInBrowser?: {readonly diagrams: boolean; readonly liveCode: boolean};
  /** Unknown until the content plugins have loaded: addresses are not checked until then. */
  readonly routes: Routes | undefined;
  /** The API names that pages may use. */
  readonly apis: readonly KnownApi[];
  /** The versions of the docs, except the current one. */
  readonly versions?: readonly ProseVersion[];
  /** Additional checks by API id. */
  readonly checks: Readonly<Record<string, ApiChecks>>;
}

/** Looks at one page. */
export type ProseRule = (page: Page, site: ProseSite) => readonly Problem[];

/** Returns the version of the docs that a page belongs to; undefined for the current one. */
export const findVersionOf = (
  {contentDir}: Page,
  {versions = []}: Pick<ProseSite, 'versions'>,
): ProseVersion | undefined => versions.find((version) => version.contentDir === contentDir);

/** Applies a check to some parts of a file, and reports the problems at their locations. */
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

/** Reports errors in a contract at their JSON Pointers. */
export function toContractProblems(
  {contract: file}: Pick<KnownApi, 'contract'>,
  mistakes: readonly (Mistake & {readonly pointer: string})[],
): readonly Problem[] {
  if (mistakes.length === 0) return [];
  const source = YamlFile.read(file);
  return mistakes.map(({pointer, message, fix}) => source.toProblem(pointer, message, fix));
}

/** Suggests the nearest known name, or an alternative if no name is near. */
export function suggest(name: string, known: Iterable<string>, otherwise: string): string {
  const nearest = findNearest(name, known);
  return nearest === undefined ? otherwise : `write ${nearest}`;
}

/** A path as an author writes it: with slashes, relative to a folder. */
export const toRelative = (from: string, file: string): string =>
  path.relative(from, file).split(path.sep).join('/');

/** A path as an author writes it in a link or an image of a page: `./assets.mdx`. */
export function toDotted({file: from}: Page, file: string): string {
  const relative = toRelative(path.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
