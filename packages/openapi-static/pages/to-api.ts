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

/** A folder that has the pages of an API, and the docs that it stands in. */
interface Place {
  /** Relative to the site. */
  readonly outputDir: string;
  /** Relative to the folder of the docs. */
  readonly folder: string;
  /** Where the docs are published. */
  readonly docsRoute: string;
}

/** @throws Error with the remedy where the folder is in no folder of docs */
function findPlace(id: string, dir: string, docs: readonly ProseFolder[]): Place {
  const outputDir = trim(path.posix.normalize(dir));
  const found = docs.find((each) => outputDir.startsWith(`${trim(each.dir)}/`));
  if (found === undefined) {
    const known = docs.map((each) => `outputDir: '${trim(each.dir)}/${id}'`).join(' or ');
    const fix = known === '' ? 'name the folder of its docs there' : `write ${known}`;
    throw new Error(`${id} has its outputDir, ${dir}, in no folder of \`prose\`: ${fix}`);
  }
  const folder = outputDir.slice(trim(found.dir).length + 1);
  return {outputDir, folder, docsRoute: trim(found.route)};
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
  const {docsRoute, folder, ...place} = findPlace(id, outputDir, docs);
  const route = trim(`${docsRoute}/${folder}`);
  // Nothing else of the site's own: what plugins are told of APIs travels in the script of every page.
  const extras = {types, userTypePages, errorsPage};
  return {...extras, ...place, id, label: id, folder, route, contract: specPath};
}
