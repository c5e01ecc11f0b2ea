import path from 'node:path';

import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {isJsonObject} from 'static-pages/reports/json';

import type {ApiExtras, PlacedApi} from '../api';

import type {ProseFolder} from './prose-pages';

/** What a reader calls an API: the title of its contract, or its id where that cannot be read. */
export function toLabel(published: unknown, id: string): string {
  const info = isJsonObject(published) ? published.info : undefined;
  const title = isJsonObject(info) ? info.title : undefined;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : id;
}

/** A path without slashes at either end, as the options of Docusaurus have them with and without. */
const trim = (address: string): string => address.replace(/^\/+|\/+$/g, '');

/** @throws Error with the remedy where a folder stands in no folder of docs */
function toRoute(id: string, outputDir: string, docs: readonly ProseFolder[]): string {
  const found = docs.find(({dir}) => path.posix.dirname(outputDir) === trim(dir));
  if (found !== undefined) return trim(`${trim(found.route)}/${path.posix.basename(outputDir)}`);
  const known = docs.map(({dir}) => `outputDir: '${trim(dir)}/${id}'`).join(' or ');
  const fix = known === '' ? 'name the folder of its docs there' : `write ${known}`;
  throw new Error(
    `${id} has its outputDir, ${outputDir}, directly in no folder of \`prose\`: ${fix}`,
  );
}

/**
 * An API as its entry of docusaurus-plugin-openapi-docs and its contract say it.
 *
 * @param id the key of the entry
 * @param docs folders of docs, one of which holds the pages of the API
 * @throws Error with the remedy where none does
 */
export function toApi(
  id: string,
  {specPath, outputDir}: Pick<APIOptions, 'specPath' | 'outputDir'>,
  {types, userTypePages, errorsPage}: ApiExtras,
  docs: readonly ProseFolder[],
): PlacedApi {
  const dir = trim(path.posix.normalize(outputDir));
  const route = toRoute(id, dir, docs);
  // Nothing else of the site's own: what plugins are told of APIs travels in the script of every page.
  const extras = {types, userTypePages, errorsPage};
  return {...extras, id, label: id, route, contract: specPath, outputDir: dir};
}
