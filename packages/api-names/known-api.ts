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

/** What prose can name of one API, and the contract that says so. */
export interface KnownApi extends ApiNames {
  /** The API's id, by which pages name it. */
  readonly id: string;
  /** Where its pages are published, without slashes at either end. */
  readonly route: string;
  /** Absolute path of the contract. */
  readonly contract: string;
  /** What the operations are called now that earlier releases called otherwise, by the id that they had. */
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
 * What prose can name of one API, or of an older line of its releases.
 *
 * @param siteDir absolute path
 */
export const readNamesOf = (siteDir: string, id: string): KnownApi =>
  readApi(path.join(siteDir, NAMES_DIR, `${id}.json`));

/**
 * What prose can name, as the last run of the API pages' generator left it: the APIs in the order of the
 * configuration.
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

/** Whether a name leads nowhere. */
export const isMistake = (result: object): result is Mistake => 'fix' in result;

/**
 * What prose can name of an API, with addresses as prose writes them: without the base path.
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
