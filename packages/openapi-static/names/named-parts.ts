import path from 'node:path';

import {NAMES_DIR} from '../files/folders';
import {syncFolder} from '../files/sync';

import type {KnownApi} from './known-api';

/** What pages show of one part of an API, and the words by which they may name it. */
interface NamedPart {
  readonly words: readonly string[];
  readonly content: unknown;
}

/** The file of a folder of named parts that says which file is meant by which words. */
const INDEX = 'words.json';

/**
 * A folder with a file for each part of an API that prose can name: the dev server compiles a page again
 * when one of those that the page names has changed.
 *
 * @param siteDir absolute path
 * @param id of the API
 */
export const toPartsFolder = (siteDir: string, id: string): string =>
  path.join(siteDir, NAMES_DIR, id);

const listParts = ({operations, problems, schemas, scopes}: KnownApi) =>
  new Map<string, NamedPart>([
    ...operations.map(({id, slug, method, path: route, href, fields}): [string, NamedPart] => [
      `operation-${slug}.json`,
      {words: [id, route], content: {method, route, href, fields}},
    ]),
    ...problems.map((problem): [string, NamedPart] => [
      `problem-${problem.slug}.json`,
      {words: [problem.slug], content: problem},
    ]),
    ['schemas.json', {words: Object.keys(schemas), content: schemas}],
    ['scopes.json', {words: scopes, content: scopes}],
    [
      'access.json',
      {
        words: ['<OperationAccess'],
        content: operations.map(({title, access}) => ({title, access})),
      },
    ],
  ]);

/** Writes the folder of an API's named parts, and touches only what has changed. */
export async function writeParts(siteDir: string, api: KnownApi): Promise<void> {
  const parts = listParts(api);
  const words = Object.fromEntries([...parts].map(([file, part]) => [file, part.words]));
  const contents = [...parts].map(([file, {content}]) => [file, JSON.stringify(content)] as const);
  const files = new Map([...contents, [INDEX, JSON.stringify(words)]]);
  await syncFolder(toPartsFolder(siteDir, api.id), files);
}
