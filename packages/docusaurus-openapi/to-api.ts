import path from 'node:path';

import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import type {Mistake} from '@openapi-portal/reports';
import {isJsonObject} from '@openapi-portal/reports/json';

import type {ApiExtras, PlacedApi} from '@openapi-portal/openapi-model';

import type {ProseFolder} from './prose-pages';

export function toLabel(published: unknown, id: string): string {
  const info = isJsonObject(published) ? published.info : undefined;
  const title = isJsonObject(info) ? info.title : undefined;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : id;
}

/** Removes slashes at both ends, which are optional in the options of Docusaurus. */
const trim = (address: string): string => address.replace(/^\/+|\/+$/g, '');

export const findDocs = (dir: string, docs: readonly ProseFolder[]): ProseFolder | undefined =>
  docs.find((one) => path.posix.dirname(dir) === trim(one.dir));

const toDir = (outputDir: string): string => trim(path.posix.normalize(outputDir));

export interface EntryMistake extends Mistake {
  readonly id: string;
}

function checkOutputDir(
  id: string,
  outputDir: string,
  docs: readonly ProseFolder[],
): readonly EntryMistake[] {
  if (findDocs(toDir(outputDir), docs) !== undefined) return [];
  const known = docs.map(({dir}) => `outputDir: '${trim(dir)}/${id}'`).join(' or ');
  const fix = known === '' ? 'set `outputDir` to a folder in its docs folder' : `write ${known}`;
  const message = `the outputDir of ${id}, ${outputDir}, is not directly in a folder of \`prose\``;
  return [{id, message, fix}];
}

const REQUIRED = {
  specPath: 'the path of its contract, such as openapi/shop.yaml',
  outputDir: 'the folder of its pages, such as docs-api/Shop-API',
};

/** Checks entries of docusaurus-plugin-openapi-docs. One docs folder must contain the folder of each API. */
export function checkEntries(
  entries: Readonly<Record<string, Partial<Pick<APIOptions, 'specPath' | 'outputDir'>>>>,
  docs: readonly ProseFolder[],
): readonly EntryMistake[] {
  const owners = new Map<string, string>();
  return Object.entries(entries).flatMap(([id, entry]) => {
    const missing = (['specPath', 'outputDir'] as const)
      .filter((key) => typeof entry[key] !== 'string' || entry[key] === '')
      .map((key) => ({id, message: `${id} has no ${key}`, fix: `set it to ${REQUIRED[key]}`}));
    const {outputDir = ''} = entry;
    if (missing.some(({message}) => message.endsWith('outputDir'))) return missing;
    const dir = toDir(outputDir);
    const owner = owners.get(dir);
    owners.set(dir, owner ?? id);
    const message = `${owner} and ${id} have the same outputDir, ${dir}`;
    const shared = owner === undefined ? [] : [{id, message, fix: 'give each API its own folder'}];
    return [...missing, ...checkOutputDir(id, outputDir, docs), ...shared];
  });
}

export function toApi(
  id: string,
  {specPath, outputDir}: Pick<APIOptions, 'specPath' | 'outputDir'>,
  {types, userTypePages, errorsPage}: ApiExtras,
  docs: readonly ProseFolder[],
): PlacedApi {
  const dir = toDir(outputDir);
  const route = trim(`${trim(findDocs(dir, docs)?.route ?? '')}/${path.posix.basename(dir)}`);
  // Copies only known options, because the APIs become part of the script of every page.
  const extras = {types, userTypePages, errorsPage};
  return {...extras, id, label: id, route, contract: specPath, outputDir: dir};
}
