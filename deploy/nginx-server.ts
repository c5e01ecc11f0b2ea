import type {HeaderRule} from '../config/headers';

import {API_CATALOG, MEDIA_TYPES} from './media-types';
import {listHeaders, REDIRECT, toVariable} from './nginx-maps';

const LIMITS = `# Only the URL and the headers of a request are read.
client_max_body_size 1k;
client_header_timeout 20s;
client_body_timeout 20s;
send_timeout 60s;
keepalive_timeout 60s;
lingering_timeout 1s;
max_ranges 1;
large_client_header_buffers 4 8k;
server_tokens off;`;

const toTypes = (): string =>
  [
    'default_type application/octet-stream;',
    'types {',
    ...Object.entries(MEDIA_TYPES).map(([end, type]) => `  "${type}" ${end};`),
    '}',
  ].join('\n');

const toHeaders = (rules: readonly HeaderRule[]): string =>
  listHeaders(rules)
    .map((name) => `add_header ${name} ${toVariable(name)} always;`)
    .join('\n');

const COMPRESSION = `# The files are already compressed. With the Brotli module, add "brotli_static on;" to "http".
gzip_static on;
gzip_vary on;`;

/** Matches files that programs only request at the root of a host. */
export const ROOT_FILES = String.raw`^/(?:openapi\.yaml|robots\.txt|\.well-known/.+)$`;

/** Writes the locations at the root of a host, for a site below a base path. */
const toRoot = (baseUrl: string): string => `location = / {
  return 302 ${baseUrl};
}

location = ${baseUrl.slice(0, -1)} {
  return 301 ${baseUrl};
}

location ~ ${ROOT_FILES} {
  rewrite ^ ${baseUrl.slice(0, -1)}$uri last;
}`;

const toLocations = (baseUrl: string): string => `location / {
  try_files $uri $uri/index.html $uri.html @elsewhere;
}

# Redirects, which ignore the case of the URL.
location @elsewhere {
  if (${REDIRECT}) {
    return 301 ${REDIRECT};
  }
  return 404;
}

location = ${baseUrl}${API_CATALOG.file} {
  default_type '${API_CATALOG.type}';
}

# Compressed files are only served under their names without .br or .gz, and hidden files are not served.
location ~ "\\.(?:br|gz)$|/\\.(?!well-known/)" {
  return 404;
}

location = /healthz {
  access_log off;
  default_type text/plain;
  return 200 "ok\\n";
}`;

/**
 * Writes the content of an nginx `server` block, except the address and the root folder.
 *
 * @param baseUrl path of the site on its host, with a leading and a trailing slash
 */
export const formatServer = (rules: readonly HeaderRule[], baseUrl: string): string =>
  [
    LIMITS,
    toTypes(),
    COMPRESSION,
    toHeaders(rules),
    `# Behind a proxy, nginx does not know the URL that the reader sees.\nabsolute_redirect off;`,
    `error_page 404 ${baseUrl}404.html;`,
    toLocations(baseUrl),
    ...(baseUrl === '/' ? [] : [toRoot(baseUrl)]),
    '',
  ].join('\n\n');
