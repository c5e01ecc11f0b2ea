import path from 'node:path';

import {NAMES_DIR, syncFolder} from '@openapi-portal/openapi-model/files';

import type {KnownApi} from './known-api';

/** A generated JSON file about one part of an API, with the words in prose that refer to this part. */
type MentionablePart = readonly [file: string, words: readonly string[], content: unknown];

const INDEX = 'words.json';

/** Folder with a JSON file per part of an API, so that the dev server recompiles only pages about a changed part. */
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
