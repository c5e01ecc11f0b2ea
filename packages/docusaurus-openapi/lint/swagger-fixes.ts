import {findOwn} from '@openapi-portal/reports/json';

import type {Fixes} from './fixes';

const NO_UNIONS = 'describe what all of the schemas have in common: Swagger 2.0 only has `allOf`';

const FIELDS: Fixes = {
  anyOf: NO_UNIONS,
  components:
    'move its members to `definitions`, `parameters`, `responses` and `securityDefinitions`',
  const: 'write `enum` with this one value',
  content: 'write `schema` here, and the media types in `produces` or `consumes` of the operation',
  deprecated: 'move it to the description: in Swagger 2.0, only operations have this field',
  example: 'write `x-example`: in Swagger 2.0, only schemas have this field',
  examples: 'write one `example`: in Swagger 2.0, only responses have this field',
  explode:
    'write `collectionFormat`: `multi` repeats the parameter, `csv` separates the values with commas',
  in: 'use one of these locations: in Swagger 2.0, describe cookies as the header `Cookie`',
  not: 'move it to the description: Swagger 2.0 does not have this keyword',
  nullable: 'write `x-nullable: true` or, in a schema, a list of types such as `[string, "null"]`',
  oneOf: NO_UNIONS,
  requestBody: 'write a parameter with `in: body`, and its media types in `consumes`',
  schema: 'write its `type`, `format` and limits here: in Swagger 2.0, only bodies have a schema',
  servers: 'write `host`, `basePath` and `schemes` in the root',
  style: 'write `collectionFormat`: `csv`, `ssv`, `tsv`, `pipes` or `multi`',
  type: 'use one of these types: `file` is only for responses and form fields, and a list of types only for schemas',
  writeOnly: 'move it to the description: Swagger 2.0 only has `readOnly`',
};

const TYPES: Fixes = {
  discriminator:
    'write the name of the property whose values are names of schemas in `definitions`',
  items: 'write one schema for all items: Swagger 2.0 does not allow a list of schemas here',
};

const SECURITY_TYPES =
  'use one of these types: describe a bearer token as an API key in the header `Authorization`';

/** Finds a fix that is specific to Swagger 2.0, for a message of Redocly's rule `struct`. */
export function findSwaggerFix(message: string, pointer = ''): string | undefined {
  if (message.startsWith('Expected type')) return findOwn(TYPES, pointer.split('/').at(-1) ?? '');
  const [, field = ''] =
    /^(?:Property )?`([^`]+)` (?:is not expected here|can be one of)/.exec(message) ?? [];
  return field === 'type' && message.includes('"basic"') ? SECURITY_TYPES : findOwn(FIELDS, field);
}
