import {findKeywordKind} from '../schemas/keywords';

/** Members that are maps by names which the author chooses. Maps in schemas are not listed here. */
const NAMED = new Set(
  `additionalOperations callbacks content encoding examples headers links mapping mediaTypes parameters pathItems requestBodies responses
  schemas scopes securitySchemes variables webhooks x-webhooks`.split(/\s+/),
);

const DATA = new Set(['const', 'dataValue', 'default', 'enum', 'example', 'security', 'value']);

export const hasNames = (key: string): boolean =>
  NAMED.has(key) || findKeywordKind(key) === 'named';

export const isData = (key: string): boolean =>
  DATA.has(key) || (key.startsWith('x-') && !hasNames(key));
