import fs from 'node:fs';
import path from 'node:path';

import type {
  ApiNames,
  NamedField,
  NamedOperation,
  NamedProblem,
} from '@openapi-portal/openapi-reference';
import {NAMES_DIR, readApis} from '@openapi-portal/openapi-model/files';
import type {Mistake} from '@openapi-portal/reports';

/** The names that prose may use of an API, and its contract. */
export interface KnownApi extends ApiNames {
  /** The API's id in front matter and elements. */
  readonly id: string;
  /** Path of its pages, without slashes at either end. */
  readonly route: string;
  /** Absolute path of the contract. */
  readonly contract: string;
  /** Current ids of renamed operations, by their old ids. */
  readonly renamed: Readonly<Record<string, string>>;
}

const cache = new Map<string, {readonly state: string; readonly api: KnownApi}>();

function readApi(file: string): KnownApi {
  const {mtimeMs, size} = fs.statSync(file);
  const state = `${mtimeMs} ${size}`;
  const known = cache.get(file);
  if (known?.state === state) return known.api;
  const api = JSON.parse(fs.readFileSync(file, 'utf8')) as KnownApi;
  cache.set(file, {state, api});
  return api;
}

/**
 * Reads the names of an API, or of one of its older minor versions.
 *
 * @param siteDir absolute path
 */
export const readNamesOf = (siteDir: string, id: string): KnownApi =>
  readApi(path.join(siteDir, NAMES_DIR, `${id}.json`));

/**
 * Reads the names of all APIs, in the order of the configuration, as the API pages' generator last wrote them.
 *
 * @param siteDir absolute path
 */
export function readNames(siteDir: string): readonly KnownApi[] {
  return readApis(siteDir)
    .map(({id}) => path.join(siteDir, NAMES_DIR, `${id}.json`))
    .filter((file) => fs.existsSync(file))
    .map(readApi);
}

/** A part of a contract that was named. */
export type Target =
  | {readonly kind: 'operation'; readonly operation: NamedOperation}
  | {readonly kind: 'field'; readonly operation: NamedOperation; readonly field: NamedField}
  | {readonly kind: 'problem'; readonly problem: NamedProblem}
  | {readonly kind: 'schema'; readonly name: string; readonly href: string}
  | {readonly kind: 'apis'; readonly apis: readonly KnownApi[]};

/** Returns true if a name was not found. */
export const isMistake = (result: object): result is Mistake => 'fix' in result;

/**
 * Builds the names of an API with URLs without the base path, as in prose.
 *
 * @param baseUrl with a slash at either end
 */
export function toKnownApi(
  names: ApiNames,
  own: Pick<KnownApi, 'id' | 'route' | 'contract' | 'renamed'>,
  baseUrl: string,
): KnownApi {
  const toAddress = (href: string): string => `/${href.slice(baseUrl.length)}`;
  const withAddress = <Named extends {readonly href: string}>(named: Named): Named => ({
    ...named,
    href: toAddress(named.href),
  });
  const schemas = Object.entries(names.schemas).map(([name, href]) => [name, toAddress(href)]);
  return {
    ...names,
    ...own,
    href: toAddress(names.href),
    operations: names.operations.map(({fields, ...operation}) => ({
      ...withAddress(operation),
      fields: fields.map((field) =>
        field.shownAt === undefined ? field : {...field, shownAt: toAddress(field.shownAt)},
      ),
    })),
    problems: names.problems.map(withAddress),
    schemas: Object.fromEntries(schemas) as KnownApi['schemas'],
  };
}
