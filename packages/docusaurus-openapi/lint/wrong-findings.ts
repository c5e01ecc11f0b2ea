import type {NormalizedProblem} from '@redocly/openapi-core';

import {isJsonType} from '@openapi-portal/openapi-model/inputs';
import type {BundledContract} from '@openapi-portal/openapi-model/reading';
import type {Problem} from '@openapi-portal/reports';
import {asList, asObject, type JsonValue} from '@openapi-portal/reports/json';
import {listValues, unescapeToken} from '@openapi-portal/reports/pointer';

/** The security schemes that requirements name by a URI (OpenAPI 3.2.0, 4.30). */
const listSchemesByUri = (document: JsonValue): readonly string[] =>
  [...listValues(document)].flatMap(([pointer, value]) =>
    pointer.endsWith('/security') ? asList(value).flatMap((one) => Object.keys(asObject(one))) : [],
  );

/**
 * Returns true if a finding requires that an example of XML or of a form, which may be text, has its schema's
 * type.
 */
function isOfText(pointer: string, message: string): boolean {
  const [, type] = /\/content\/([^/]+)\/example(?:s\/[^/]+\/value)?$/.exec(pointer) ?? [];
  const isJson = type === undefined || isJsonType(unescapeToken(type));
  return !isJson && /type must be (?!string)/.test(message);
}

/**
 * Leaves out findings that our own rules report better, that two rules report, or that contradict OpenAPI:
 * Redocly 2.62.1 refuses a discriminator that maps to names, does not accept a URI as the name of a security
 * scheme, and rejects text as the example of a media type that is not JSON (OpenAPI 3.1.1, 4.8.19 Example
 * Object).
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
    if (ruleId === 'no-invalid-media-type-examples') return !isOfText(pointer, message);
    if (ruleId === 'security-defined') return !message.startsWith('There is no');
    if (ruleId === 'no-unused-components') return !schemes.includes(pointer);
    return ruleId !== 'openapi/nullable' || !isSaid(pointer);
  });
}

/** Finds why a reference into the same file fails if it leads through a reference to another file. */
const findReason = (message: string): string | undefined =>
  /^Can't resolve \$ref: (.+): #\//.exec(message)?.[1];

/**
 * Returns true if the reading of a contract has already said, and better, why a reference cannot be followed: what it
 * leads to cannot be read, or is a circle.
 */
export function isTold(
  {file, line, message}: Problem,
  obstacles: readonly Problem[],
  circles: BundledContract['circles'] = [],
): boolean {
  if (!message.endsWith('(no-unresolved-refs)')) return false;
  const reason = findReason(message);
  const isObstacle = (one: Problem): boolean =>
    message.startsWith('Failed to parse') ||
    (one.file === file && one.line === line) ||
    (reason !== undefined && one.message.endsWith(` ${reason}`));
  const isOfCircle = (ref: string): boolean => message.startsWith(`Can't resolve $ref: ${ref} (`);
  return obstacles.some(isObstacle) || circles.some(({refs}) => refs.some(isOfCircle));
}
