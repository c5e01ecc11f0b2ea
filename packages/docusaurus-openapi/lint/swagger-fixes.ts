import {findOwn} from '@openapi-portal/reports/json';

import type {Fixes} from './fixes';

const NO_UNIONS = 'describe what all of the schemas have in common: Swagger 2.0 has `allOf` only';

/** Fixes for fields and values that Swagger 2.0 does not have, by field. */
const FIELDS: Fixes = {
  anyOf: NO_UNIONS,
  components:
    'move its members to `definitions`, `parameters`, `responses` and `securityDefinitions`',
  const: 'write `enum` with the one value',
  content: 'write `schema` here, and the media types in `produces` or `consumes` of the operation',
  deprecated: 'say it in the description: Swagger 2.0 has the field for operations only',
  example: 'write `x-example`: Swagger 2.0 has the field in schemas only',
  examples: 'write one `example`: Swagger 2.0 has the field in responses only',
  explode:
    'write `collectionFormat`: `multi` repeats the parameter, `csv` separates values by commas',
  in: 'write one of these locations: Swagger 2.0 has cookies as the header `Cookie` only',
  not: 'say it in the description: Swagger 2.0 does not have the keyword',
  nullable: 'write `x-nullable: true`, or in a schema a list of types such as `[string, "null"]`',
  oneOf: NO_UNIONS,
  requestBody: 'write a parameter with `in: body`, and its media types in `consumes`',
  schema: 'write its `type`, `format` and limits here: Swagger 2.0 has schemas in bodies only',
  servers: 'write `host`, `basePath` and `schemes` in the root',
  style: 'write `collectionFormat`: `csv`, `ssv`, `tsv`, `pipes` or `multi`',
  type: 'write one of these types: `file` is that of a response or of a field of a form, and a list of types is for schemas only',
  writeOnly: 'say it in the description: Swagger 2.0 has `readOnly` only',
};

/** Fixes for values whose type Swagger 2.0 does not permit, by field. */
const TYPES: Fixes = {
  discriminator: 'write the name of the property: a value of it names a schema of `definitions`',
  items: 'write one schema for all items: Swagger 2.0 has no list of schemas here',
};

const SECURITY_TYPES =
  'write one of these types: a bearer token is an API key in the header `Authorization`';

/**
 * Finds a fix that is specific to Swagger 2.0.
 *
 * @param message of Redocly's rule `struct`
 * @param pointer of the field
 */
export function findSwaggerFix(message: string, pointer = ''): string | undefined {
  if (message.startsWith('Expected type')) return findOwn(TYPES, pointer.split('/').at(-1) ?? '');
  const [, field = ''] =
    /^(?:Property )?`([^`]+)` (?:is not expected here|can be one of)/.exec(message) ?? [];
  return field === 'type' && message.includes('"basic"') ? SECURITY_TYPES : findOwn(FIELDS, field);
}
