import fs from 'node:fs';
import path from 'node:path';

import type {ApiNames, NamedField, NamedOperation, NamedProblem} from '../reference/names';
import {NAMES_DIR} from '../files/folders';

/** What prose can name of one API, and the contract that says so. */
export interface KnownApi extends ApiNames {
  /** The API's id, by which pages name it. */
  readonly id: string;
  /** Absolute path of the contract. */
  readonly contract: string;
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
 * What prose can name, as the last run of the API pages' generator left it.
 *
 * @param siteDir absolute path
 * @param ids of the APIs
 */
export function readNames(siteDir: string, ids: readonly string[]): readonly KnownApi[] {
  return ids
    .map((id) => path.join(siteDir, NAMES_DIR, `${id}.json`))
    .filter((file) => fs.existsSync(file))
    .map(readApi);
}

/** A part of a contract that was named. */
export type Target =
  | {readonly kind: 'operation'; readonly operation: NamedOperation}
  | {readonly kind: 'field'; readonly operation: NamedOperation; readonly field: NamedField}
  | {readonly kind: 'problem'; readonly problem: NamedProblem}
  | {readonly kind: 'schema'; readonly name: string; readonly href: string}
  | {readonly kind: 'api'; readonly api: KnownApi};

/** What is wrong with a name, in the two sentences of a problem. */
export interface Mistake {
  readonly message: string;
  readonly fix: string;
}

export const isMistake = (result: object): result is Mistake => 'fix' in result;

/**
 * What prose can name of an API, with addresses as prose writes them: without the base path.
 *
 * @param baseUrl with a slash at either end
 */
export function toKnownApi(
  names: ApiNames,
  {id, contract}: Pick<KnownApi, 'id' | 'contract'>,
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
    id,
    contract,
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
