import type {HeaderRule} from '../config/headers';

import type {HostRedirect} from './redirects-file';

/** Maximum length in bytes of a quoted string, slightly below nginx's limit of 4096. */
const LONGEST = 4000;

function quote(text: string): string {
  if (/[$\n\r]/.test(text))
    throw new Error(
      `nginx cannot quote this text, because it contains a line break or a dollar sign: ${text}`,
    );
  if (Buffer.byteLength(text) > LONGEST) {
    throw new Error(`This text has more than ${LONGEST} bytes, the limit of nginx: ${text}`);
  }
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

export const toVariable = (header: string): string =>
  `$portal_${header.toLowerCase().replaceAll('-', '_')}`;

/** Lists the names of all headers that the rules set, except `Content-Type`: nginx sets it by file extension. */
export const listHeaders = (rules: readonly HeaderRule[]): readonly string[] =>
  [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))].filter(
    (name) => name !== 'Content-Type',
  );

/** Converts a glob to a quoted regular expression, with `$` and `{` escaped for nginx. */
const toPattern = (glob: string): string => {
  const [start = '', end] = glob
    .split('*')
    .map((part) => part.replace(/[.+?^()|[\]\\]/g, '\\$&').replace(/["{}$]/g, '.'));
  return end === undefined ? `"~^${start}$"` : `"~(?s)^${start}.*${end}$"`;
};

const toMap = (source: string, variable: string, lines: readonly string[]): string =>
  [`map ${source} ${variable} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n');

/**
 * Returns the value of a header in a rule: an empty string if the rule removes the header, undefined if the rule does
 * not mention it.
 */
function findValue({headers, without = []}: HeaderRule, name: string): string | undefined {
  return headers[name] ?? (without.includes(name) ? '' : undefined);
}

/**
 * Writes the nginx map for the value of a header. The rules are reversed, because the last matching rule applies but
 * nginx uses the first matching expression. The default is the value in the first rule.
 */
function toHeaderMap(
  rules: readonly HeaderRule[],
  name: string,
  variable = toVariable(name),
): string {
  const [first] = rules;
  const usual = (first && findValue(first, name)) ?? '';
  const lines = [...rules].reverse().flatMap((rule) => {
    const value = findValue(rule, name);
    return value === undefined ? [] : [`${toPattern(rule.path)} ${quote(value)}`];
  });
  return toMap('$uri', variable, [`default ${quote(usual)}`, ...lines]);
}

const LIFETIME = 'Cache-Control';

const FILE_LIFETIME = '$portal_file_lifetime';

/**
 * Writes the maps of `Cache-Control`. A cache would keep an error for as long as the file, and send it to all readers.
 * Requests for ranges count as errors, because nginx adds the headers before it finds that a range is invalid.
 */
const toLifetimeMaps = (rules: readonly HeaderRule[]): readonly string[] => [
  toHeaderMap(rules, LIFETIME, FILE_LIFETIME),
  toMap('"$http_range:$status"', toVariable(LIFETIME), [
    'default "no-cache"',
    `"~^:[23]" ${FILE_LIFETIME}`,
  ]),
];

/** The nginx variable for the target of a redirect. */
export const REDIRECT = '$portal_redirect';

/** Appends the query of the request, unless the target contains a query or a fragment. */
const toTarget = (to: string): string =>
  `${quote(to).slice(0, -1)}${/[?#]/.test(to) ? '' : '$is_args$args'}"`;

/** Writes the nginx map of redirects. nginx compares URLs case-insensitively and rejects duplicates. */
function toRedirectMap(redirects: readonly HostRedirect[]): string {
  const unique = new Map(redirects.map((redirect) => [redirect.from.toLowerCase(), redirect]));
  const lines = [...unique.values()].flatMap(({from, to}) =>
    ['', '/'].map((slash) => `${quote(from + slash)} ${toTarget(to)}`),
  );
  return toMap('$uri', REDIRECT, ['default ""', ...lines]);
}

/** Returns a power of two that is large enough for the longest key. */
const toBucketSize = (keys: readonly string[]): number =>
  2 ** Math.ceil(Math.log2(Math.max(64, ...keys.map((key) => Buffer.byteLength(key) + 32))));

/**
 * Writes the part of nginx's configuration for the `http` block: headers and redirects by URL.
 *
 * @throws Error if nginx could not parse a header or a URL
 */
export const formatMaps = (
  rules: readonly HeaderRule[],
  redirects: readonly HostRedirect[],
): string =>
  [
    `map_hash_bucket_size ${toBucketSize(redirects.map(({from}) => from))};`,
    `map_hash_max_size ${Math.max(2048, redirects.length * 16)};`,
    ...listHeaders(rules).flatMap((name) =>
      name === LIFETIME ? toLifetimeMaps(rules) : toHeaderMap(rules, name),
    ),
    toRedirectMap(redirects),
    '',
  ].join('\n\n');
