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

/** A version of the docs, whose pages speak of releases of its time. */
export interface ProseVersion {
  readonly name: string;
  /** Absolute path of the folder of its pages. */
  readonly contentDir: string;
  /** What its pages can name of contracts. */
  readonly apis: readonly KnownApi[];
}

/** All that a rule may ask besides the page itself; paths are absolute. */
export interface ProseSite
  extends
    Sources,
    Pick<CheckedProseOptions, 'components' | 'componentAnchors' | 'extensions' | 'translations'> {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly staticDirs: readonly string[];
  /** What of Docusaurus' own themes draws in the reader's browser. */
  readonly drawsInBrowser?: {readonly diagrams: boolean; readonly liveCode: boolean};
  /** Unknown until the content plugins have loaded: addresses are not checked until then. */
  readonly routes: Routes | undefined;
  /** What the pages can name of contracts. */
  readonly apis: readonly KnownApi[];
  /** The versions of the docs besides that which is being worked on. */
  readonly versions?: readonly ProseVersion[];
  /** What is checked of contracts, by the API's id. */
  readonly checks: Readonly<Record<string, ApiChecks>>;
}

/** Looks at one page. */
export type ProseRule = (page: Page, site: ProseSite) => readonly Problem[];

/** The version of the docs that a page belongs to; nothing for what is being worked on. */
export const findVersionOf = (
  {contentDir}: Page,
  {versions = []}: Pick<ProseSite, 'versions'>,
): ProseVersion | undefined => versions.find((version) => version.contentDir === contentDir);

/** Looks for mistakes in each of some parts of a file, and reports them where that part stands. */
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

/** Reports mistakes in a contract, each where its JSON Pointer leads. */
export function toContractProblems(
  {contract: file}: Pick<KnownApi, 'contract'>,
  mistakes: readonly (Mistake & {readonly pointer: string})[],
): readonly Problem[] {
  if (mistakes.length === 0) return [];
  const source = YamlFile.read(file);
  return mistakes.map(({pointer, message, fix}) => source.toProblem(pointer, message, fix));
}

/** What to do about a wrong name: to write the nearest, or something else where none is near. */
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
