import path from 'node:path';

import {PLAIN_TEXT} from '../config/headers';

/** The media types of all files of a build, by file extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: PLAIN_TEXT,
  txt: PLAIN_TEXT,
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
};

/** The API catalog, whose file name has no extension (RFC 9727, section 4). */
export const API_CATALOG = {
  file: '.well-known/api-catalog',
  type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

/** Extensions of files that are already compressed. */
const COMPRESSED = ['ico', 'pdf', 'png', 'woff2'];

const toExtension = (file: string): string => path.extname(file).slice(1);

/** Returns true if compression makes a file smaller. */
export const isText = (file: string): boolean => !COMPRESSED.includes(toExtension(file));

/**
 * Returns the media type of a file.
 *
 * @param file path from the root of the build
 * @returns undefined if unknown
 */
export const findMediaType = (file: string): string | undefined =>
  file === API_CATALOG.file ? API_CATALOG.type : MEDIA_TYPES[toExtension(file)];
