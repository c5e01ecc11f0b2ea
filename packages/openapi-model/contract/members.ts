import {findKeywordKind} from '../schemas/keywords';

/** Members beside schemas whose keys are names. */
const NAMED = new Set(
  `additionalOperations callbacks content encoding examples headers links mapping mediaTypes parameters pathItems requestBodies responses
  schemas scopes securitySchemes variables webhooks x-webhooks`.split(/\s+/),
);

const DATA = new Set(['const', 'dataValue', 'default', 'enum', 'example', 'security', 'value']);

/** Returns true if the keys of a member are names of the author's, not keywords of OpenAPI. */
export const hasNames = (key: string): boolean =>
  NAMED.has(key) || findKeywordKind(key) === 'named';

/** Returns true if a member contains data of any shape. */
export const isData = (key: string): boolean =>
  DATA.has(key) || (key.startsWith('x-') && !hasNames(key));
