import {findOwnMember, writeJson} from '@openapi-portal/reports/json';

const TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'a date and time such as 2026-01-31T12:00:00Z',
  duration: 'a duration such as P1DT12H',
  email: 'an e-mail address',
  hostname: 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  time: 'a time such as 12:00:00Z',
  uri: 'an absolute URL such as https://www.example.com',
  'uri-reference': 'a URL',
  iri: 'an absolute URL such as https://www.example.com',
  'iri-reference': 'a URL',
  'idn-email': 'an e-mail address',
  uuid: 'a UUID such as 00000000-0000-4000-8000-000000000000',
};

const ALTERNATIVES = new Intl.ListFormat('en-GB', {type: 'disjunction'});

const formatTypes = (types: unknown): string =>
  ALTERNATIVES.format(
    [types].flat().map((type) => findOwnMember(TYPES, String(type)) ?? String(type)),
  );

const formatCount = (limit: unknown, noun: string, plural = `${noun}s`): string =>
  `${String(limit)} ${limit === 1 ? noun : plural}`;

type Describe = (limit: unknown) => string;

/** Descriptions of violations by keyword. Each function receives the keyword's value in the schema. */
export const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  type: (types) => `must be ${formatTypes(types)}`,
  const: (value) => `must be ${writeJson(value)}`,
  enum: (values) =>
    `must be one of ${(values as unknown[]).map((value) => writeJson(value)).join(', ')}`,
  format: (format) =>
    `must be ${findOwnMember(FORMATS, String(format)) ?? `in the format ${String(format)}`}`,
  pattern: (pattern) => `must match the pattern ${String(pattern)}`,
  minLength: (limit) => `must have at least ${formatCount(limit, 'character')}`,
  maxLength: (limit) => `must have at most ${formatCount(limit, 'character')}`,
  minimum: (limit) => `must be at least ${String(limit)}`,
  maximum: (limit) => `must be at most ${String(limit)}`,
  exclusiveMinimum: (limit) => `must be more than ${String(limit)}`,
  exclusiveMaximum: (limit) => `must be less than ${String(limit)}`,
  multipleOf: (limit) => `must be a multiple of ${String(limit)}`,
  minItems: (limit) => `must have at least ${formatCount(limit, 'entry', 'entries')}`,
  maxItems: (limit) => `must have at most ${formatCount(limit, 'entry', 'entries')}`,
  uniqueItems: () => 'must not contain duplicate entries',
  minProperties: (limit) => `must have at least ${formatCount(limit, 'field')}`,
  maxProperties: (limit) => `must have at most ${formatCount(limit, 'field')}`,
  required: () => 'is required',
  false: () => 'is not allowed here',
  not: () => 'matches a schema that is excluded',
  contains: () => 'has no entry that matches contains',
  minContains: (limit) =>
    `must have at least ${formatCount(limit, 'entry', 'entries')} that match contains`,
  maxContains: (limit) =>
    `must have at most ${formatCount(limit, 'entry', 'entries')} that match contains`,
  oneOf: () => 'matches more than one schema of oneOf',
  propertyNames: () => 'contains a field whose name is not allowed',
};
