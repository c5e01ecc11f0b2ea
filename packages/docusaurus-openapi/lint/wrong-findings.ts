import type {NormalizedProblem} from '@redocly/openapi-core';

import {isJsonType} from '@openapi-portal/openapi-model/inputs';
import type {BundledContract} from '@openapi-portal/openapi-model/reading';
import type {Problem} from '@openapi-portal/reports';
import {asList, asObject, type JsonValue} from '@openapi-portal/reports/json';
import {listValues, unescapeToken} from '@openapi-portal/reports/pointer';

/** Lists the names in security requirements. Since OpenAPI 3.2.0 (4.30) they can be URIs of security schemes. */
const listSchemesByUri = (document: JsonValue): readonly string[] =>
  [...listValues(document)].flatMap(([pointer, value]) =>
    pointer.endsWith('/security') ? asList(value).flatMap((one) => Object.keys(asObject(one))) : [],
  );

function isOfText(pointer: string, message: string): boolean {
  const [, type] = /\/content\/([^/]+)\/example(?:s\/[^/]+\/value)?$/.exec(pointer) ?? [];
  const isJson = type === undefined || isJsonType(unescapeToken(type));
  return !isJson && /type must be (?!string)/.test(message);
}

/**
 * Removes findings that contradict OpenAPI, that our own rules report better, or that two rules report. Redocly
 * 2.62.1 rejects component names in a discriminator's mapping, URIs as names of security schemes, strings as examples of
 * media types other than JSON (OpenAPI 3.1.1, 4.8.19 Example Object), and callbacks of callbacks, which it does not check.
 *
 * @param findings of Redocly's rules and of our own
 * @param document the contract as one document
 */
export function removeWrongFindings(
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
    if (ruleId === 'path-parameters-defined') return !message.startsWith('Maximum callback');
    if (ruleId === 'no-unused-components') return !schemes.includes(pointer);
    return ruleId !== 'openapi/nullable' || !isSaid(pointer);
  });
}

/** Extracts the reason from a message about a reference that passes through another file. */
const findReason = (message: string): string | undefined =>
  /^Can't resolve \$ref: (.+): #\//.exec(message)?.[1];

/** Returns true if a broken reference was already reported, with a better message, when the file was read. */
export function isReportedOnRead(
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
