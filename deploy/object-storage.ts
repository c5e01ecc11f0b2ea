import type {HeaderRule} from '../config/headers';
import {findHeaders} from '../config/headers-file';

import {findMediaType} from './media-types';

export const UPLOAD_SCRIPT = 'upload-to-object-storage.sh';

/** Matches only the file: `aws` reads brackets, asterisks and question marks as a pattern. */
const toPattern = (file: string): string => file.replace(/[[*?]/g, '[$&]');

/** Files that are uploaded with the same headers. */
interface Group {
  readonly cache: string;
  readonly type: string;
  readonly files: string[];
}

const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

function toGroups(
  rules: readonly HeaderRule[],
  baseUrl: string,
  files: readonly string[],
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const file of files) {
    const cache = findHeaders(rules, baseUrl + file)['Cache-Control'] ?? 'no-cache';
    const type = findMediaType(file) ?? 'application/octet-stream';
    const key = `${cache}\n${type}`;
    const group = groups.get(key) ?? {cache, type, files: []};
    group.files.push(file);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Sorts pages last, so that the files that they load are already uploaded. */
const toRank = ({cache, type}: Group): number =>
  cache.includes('immutable') ? 0 : type.startsWith('text/html') ? 2 : 1;

const toCommand = ({cache, type, files}: Group): string =>
  [
    'aws s3 cp "$build" "$target" --recursive --no-guess-mime-type --exclude "*"',
    ...files.map((file) => `--include ${quote(toPattern(file))}`),
    `--cache-control ${quote(cache)} --content-type ${quote(type)} "$@"`,
  ].join(' \\\n  ');

const HEAD = `#!/bin/sh
# Uploads the build to object storage, with the media type and cache lifetime of each file.
#   upload-to-object-storage.sh s3://bucket [--dryrun] [other options of "aws s3 cp"]
# Deletes nothing, because readers with an open page of an older version still load its files.
set -eu
if [ $# -eq 0 ]; then
  echo 'The bucket is missing. Usage: upload-to-object-storage.sh s3://bucket [--dryrun]' >&2
  exit 2
fi
build="\${BUILD_DIR:-build}"
if [ ! -f "$build/index.html" ]; then
  echo "$build does not contain a build. Run npm run build, or set BUILD_DIR to its folder." >&2
  exit 2
fi`;

/**
 * Writes a shell script that uploads a build with the AWS command line. Services that are compatible with S3 also
 * support it (`--endpoint-url`).
 *
 * @param baseUrl path of the site on its host, with a leading and a trailing slash
 * @param files paths from the root of the build
 */
export const formatUpload = (
  rules: readonly HeaderRule[],
  baseUrl: string,
  files: readonly string[],
): string =>
  [
    HEAD,
    `target="\${1%/}${baseUrl}"\nshift`,
    ...[...toGroups(rules, baseUrl, files)]
      .sort((one, other) => toRank(one) - toRank(other))
      .map(toCommand),
    '',
  ].join('\n\n');
