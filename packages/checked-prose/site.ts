import path from 'node:path';

import type {KnownApi} from 'openapi-static/names/known-api';
import type {SourceLocation, Problem} from 'static-pages/reports';

import type {CheckedApi, Options} from './options';
import type {Page} from './page';
import {isParsed} from './page';
import type {Sources} from './read';
import type {Route, Routes} from './routes';

/** All that a rule may ask besides the page itself; paths are absolute. */
export interface Site extends Sources, Pick<Options, 'components' | 'componentAnchors'> {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly staticDirs: readonly string[];
  /** Unknown until the content plugins have loaded: addresses are not checked until then. */
  readonly routes: Routes | undefined;
  /** What the pages can name of contracts. */
  readonly apis: readonly KnownApi[];
  /** What is checked of contracts, by the API's id. */
  readonly checks: ReadonlyMap<string, CheckedApi>;
}

/** Looks at one page. */
export type Rule = (page: Page, site: Site) => readonly Problem[];

/** A path as an author writes it: with slashes, relative to a folder. */
export const toRelative = (from: string, file: string): string =>
  path.relative(from, file).split(path.sep).join('/');

/** Puts a location and two sentences together. */
export const toProblem = (
  {file}: Pick<Page, 'file'>,
  {line, column}: SourceLocation,
  message: string,
  fix: string,
): Problem => ({file, line, column, message, fix});

/** The file that an import leads to. */
const toImportedFile = (source: string, {file}: Page, siteDir: string): string =>
  source.startsWith('@site/')
    ? path.join(siteDir, source.slice('@site/'.length))
    : path.resolve(path.dirname(file), source);

/**
 * The anchors of a page, with those of the pages that it imports.
 *
 * @returns `undefined` where they cannot be known, because one of them cannot be parsed
 */
export function findAnchors(
  page: Page,
  site: Site,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] | undefined {
  if (seen.has(page.file)) return [];
  if (!isParsed(page.content)) return undefined;
  const known = new Set([...seen, page.file]);
  const imported = page.content.imports.map((source) => {
    const part = site.pages.get(toImportedFile(source, page, site.siteDir));
    return part ? findAnchors(part, site, known) : undefined;
  });
  const {anchors, parts} = page.content;
  return imported.reduce<readonly string[] | undefined>(
    (all, own) => all && own && [...all, ...own],
    [...anchors, ...parts.flatMap(({name}) => site.componentAnchors[name] ?? [])],
  );
}

/**
 * The anchors of an address. Those of a page that we read are its headings and ids, with those of the
 * components that it places.
 *
 * @returns `undefined` where they cannot be known: Docusaurus checks them in the rendered site
 */
export function findAnchorsOfRoute(route: Route, site: Site): readonly string[] | undefined {
  const page = route.source === undefined ? undefined : site.pages.get(route.source);
  return page && findAnchors(page, site);
}
