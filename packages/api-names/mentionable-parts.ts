import path from 'node:path';

import {NAMES_DIR, syncFolder} from '@openapi-portal/openapi-model/files';

import type {KnownApi} from './known-api';

/** A generated page fragment about a part of an API, with the words that name it. */
type MentionablePart = readonly [file: string, words: readonly string[], content: unknown];

/** The file in the folder of fragments that maps words to files. */
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

const listParts = ({
  title,
  summary,
  version,
  operations,
  problems,
  schemas,
  scopes,
}: KnownApi): readonly MentionablePart[] => [
  ...operations.map(({id, slug, method, path: route, href, fields}): MentionablePart => [
    `operation-${slug}.json`,
    [id, route],
    {method, route, href, fields},
  ]),
  ...problems.map((problem): MentionablePart => [
    `problem-${problem.slug}.json`,
    [problem.slug],
    problem,
  ]),
  ['schemas.json', Object.keys(schemas), schemas],
  ['scopes.json', scopes, scopes],
  ['access.json', ['<OperationAccess'], operations.map(({title, access}) => ({title, access}))],
  [
    'list.json',
    ['<Operations', '<ApiList'],
    {title, summary, version, operations: operations.map((operation) => operation.title)},
  ],
];

/** Writes the folder of an API's named parts, and touches only what has changed. */
export async function writeMentionableParts(siteDir: string, api: KnownApi): Promise<void> {
  const parts = listParts(api);
  const index = Object.fromEntries(parts.map(([file, words]) => [file, words]));
  const files = [
    ...parts.map(([file, , content]) => [file, content] as const),
    [INDEX, index] as const,
  ];
  await syncFolder(
    toPartsFolder(siteDir, api.id),
    new Map(files.map(([file, content]) => [file, JSON.stringify(content)])),
  );
}
