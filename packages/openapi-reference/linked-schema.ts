import {createHash} from 'node:crypto';

import {type Cursor, toSchemaName, toSlug} from '@openapi-portal/openapi-model';
import {type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {findAt, splitPointer} from '@openapi-portal/reports/pointer';

export interface LinkedSchema {
  readonly id: string;
  readonly title: string;
  readonly pointer: string;
  /** Set if the contract has another value at the pointer, because `allOf` merges parts. */
  readonly value?: JsonValue;
}

/** Keywords whose keys are names from the contract. */
const NAMED = new Set(
  'properties patternProperties dependentSchemas $defs headers content'.split(' '),
);

/** Tokens of a pointer that titles omit. */
const SILENT = new Set('schema items allOf requestBody'.split(' '));

/** Lists the names in a pointer: `payer`, `address` for `/properties/payer/properties/address`. */
function listNames(tokens: readonly string[]): readonly string[] {
  const [token, next = '', ...rest] = tokens;
  if (token === undefined) return [];
  if (NAMED.has(token)) return [next, ...listNames(rest)];
  if (token === 'additionalProperties') return ['*', ...listNames(tokens.slice(1))];
  if (token === 'allOf') return listNames(rest);
  return [...(SILENT.has(token) ? [] : [token]), ...listNames(tokens.slice(1))];
}

function formatTitle(pointer: string): string {
  const [section, first = '', second = '', ...rest] = splitPointer(pointer);
  if (section === 'components') return [second, ...listNames(rest)].join('.');
  return `${second.toUpperCase()} ${first} ${listNames(rest).join('.')}`.trim();
}

/** Number of hash digits that distinguish schemas with similar titles. */
const DIGITS = 6;

const LONGEST_SLUG = 120;

/** Determines the page id and title of a schema. Ids are the same in every thread. */
export function describeLinked(
  {root, pointer, value}: Cursor,
  toId: (component: string) => string,
): LinkedSchema {
  const name = toSchemaName(pointer);
  if (name !== undefined) return {id: toId(name), title: name, pointer};
  const own = findAt(root, pointer) === value ? undefined : value;
  const title = formatTitle(pointer);
  const hash = createHash('sha256')
    .update(pointer + writeJson(own ?? ''))
    .digest('hex');
  const slug = toSlug(`schema ${title}`).slice(0, LONGEST_SLUG).replace(/-$/, '');
  // `toSlug` puts hyphens between letters and digits, so it also has to convert the hash.
  const id = toSlug(`${slug} ${hash.slice(0, DIGITS)}`);
  return {id, title, pointer, ...(own !== undefined && {value: own})};
}
