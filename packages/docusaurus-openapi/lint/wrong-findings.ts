import type {NormalizedProblem} from '@redocly/openapi-core';

import {asList, asObject, type JsonValue} from '@openapi-portal/reports/json';
import {listValues} from '@openapi-portal/reports/pointer';

/** The security schemes that requirements name by a URI (OpenAPI 3.2.0, 4.30). */
const listSchemesByUri = (document: JsonValue): readonly string[] =>
  [...listValues(document)].flatMap(([pointer, value]) =>
    pointer.endsWith('/security') ? asList(value).flatMap((one) => Object.keys(asObject(one))) : [],
  );

/**
 * Leaves out findings that our own rules make better, that two rules make, or that OpenAPI does not share: Redocly 2.62.1
 * refuses a discriminator that maps to names, and takes no URI for the name of a security scheme.
 *
 * @param findings of Redocly's rules and of our own
 * @param document the contract as one document
 */
export function leaveOutWrong(
  findings: readonly NormalizedProblem[],
  document: unknown,
): readonly NormalizedProblem[] {
  const schemes = listSchemesByUri(document as JsonValue);
  const siblings = findings.filter(({ruleId}) => ruleId === 'nullable-type-sibling');
  const isSaid = (pointer: string): boolean =>
    siblings.some(({location: [location]}) => location?.pointer === pointer);
  return findings.filter(({ruleId, message, location: [location]}) => {
    const pointer = location?.pointer ?? '';
    if (ruleId === 'no-unresolved-refs') return !/\/discriminator\/mapping(\/|$)/.test(pointer);
    if (ruleId === 'security-defined') return !message.startsWith('There is no');
    if (ruleId === 'no-unused-components') return !schemes.includes(pointer);
    return ruleId !== 'openapi/nullable' || !isSaid(pointer);
  });
}
