import {findKeywordKind} from '../schemas/keywords';

/** Keys of objects whose own keys are names that the author chose. Schema keywords are not listed here. */
const NAMED = new Set(
  `additionalOperations callbacks content encoding examples headers links mapping mediaTypes parameters pathItems requestBodies responses
  schemas scopes securitySchemes variables webhooks x-webhooks`.split(/\s+/),
);

const DATA = new Set(['const', 'dataValue', 'default', 'enum', 'example', 'security', 'value']);

/** Returns true if the keys of the object under `key` are names that the author chose, not OpenAPI keywords. */
export const hasNames = (key: string): boolean =>
  NAMED.has(key) || findKeywordKind(key) === 'named';

/** Returns true if the value under `key` is data of any shape, such as an example. */
export const isData = (key: string): boolean =>
  DATA.has(key) || (key.startsWith('x-') && !hasNames(key));
