import fs from 'node:fs';
import path from 'node:path';

import type {
  ApiNames,
  NamedField,
  NamedOperation,
  NamedProblem,
} from '@openapi-portal/openapi-reference';
import {NAMES_DIR, readApis, readGenerated} from '@openapi-portal/openapi-model/files';
import type {Mistake} from '@openapi-portal/reports';
import {UsageError} from '@openapi-portal/reports/usage-error';

/** The names in an API that prose can reference, with the location of the API's contract and pages. */
export interface KnownApi extends ApiNames {
  /** The API's id, as written in front matter and in elements such as `<Operations api="…">`. */
  readonly id: string;
  /** Base path of the API's pages, without leading or trailing slash. */
  readonly route: string;
  /** Absolute path of the contract. */
  readonly contract: string;
  /** Current ids of renamed operations, by old id. */
  readonly renamed: Readonly<Record<string, string>>;
}

const cache = new Map<string, {readonly state: string; readonly api: KnownApi}>();

function readApi(file: string): KnownApi | undefined {
  const {mtimeMs = 0, size = 0} = fs.statSync(file, {throwIfNoEntry: false}) ?? {};
  const state = `${mtimeMs} ${size}`;
  const known = cache.get(file);
  if (known?.state === state) return known.api;
  const api = readGenerated(file) as KnownApi | undefined;
  if (api !== undefined) cache.set(file, {state, api});
  return api;
}

/** Reads the names of an API or of an older minor version. Throws a UsageError if no build has written them. */
export function readNamesOf(siteDir: string, id: string): KnownApi {
  const file = path.join(siteDir, NAMES_DIR, `${id}.json`);
  const api = readApi(file);
  if (api === undefined)
    throw new UsageError(`${file} is missing or damaged: run npm run build, which creates it`);
  return api;
}

/** Reads the names of all APIs, in configured order. APIs whose pages were never generated are skipped. */
export function readNames(siteDir: string): readonly KnownApi[] {
  return readApis(siteDir)
    .map(({id}) => path.join(siteDir, NAMES_DIR, `${id}.json`))
    .flatMap((file) => readApi(file) ?? []);
}

export type Target =
  | {readonly kind: 'operation'; readonly operation: NamedOperation}
  | {readonly kind: 'field'; readonly operation: NamedOperation; readonly field: NamedField}
  | {readonly kind: 'problem'; readonly problem: NamedProblem}
  | {readonly kind: 'schema'; readonly name: string; readonly href: string}
  | {readonly kind: 'apis'; readonly apis: readonly KnownApi[]};

export const isReferenceMistake = (result: object): result is Mistake => 'fix' in result;

/** Builds a `KnownApi` whose URLs have no base path, because links in prose are written without it. */
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
