import type {BaseResolver, NormalizedProblem} from '@redocly/openapi-core';

import {isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import type {Problem} from '@openapi-portal/reports';
import {findAt} from '@openapi-portal/reports/pointer';

import {findStart, toSentence} from '@openapi-portal/openapi-model/reading';

import {findFix, type Fixes} from './fixes';
import {isOwnRule, splitMessage} from './own-rules';

type Redocly = typeof import('@redocly/openapi-core');
type FoundAt = NormalizedProblem['location'][number];

export interface LintProblem extends Problem {
  readonly severity: 'error' | 'warn';
  /** Id of the violated rule. Absent if the contract cannot be linted at all. */
  readonly rule?: string;
}

async function readFound(
  location: FoundAt,
  resolver: BaseResolver,
): Promise<JsonValue | undefined> {
  const document = await resolver.resolveDocument(null, location.source.absoluteRef, true);
  if (document instanceof Error || location.pointer === undefined) return undefined;
  return findAt(document.parsed as JsonValue, location.pointer);
}

/** Returns a colon and the reference at a location, or `''`. Redocly's message does not contain the reference. */
async function readReference(location: FoundAt, resolver: BaseResolver): Promise<string> {
  const found = await readFound(location, resolver);
  const reference = isJsonObject(found) ? found.$ref : found;
  return typeof reference === 'string' ? `: ${reference}` : '';
}

/** Finds the fix for `type: null`, which YAML reads as null although types are strings. */
async function findNullFix(
  {message}: NormalizedProblem,
  location: FoundAt,
  resolver: BaseResolver,
): Promise<string | undefined> {
  if (!message.startsWith('`type` can be one of the following only')) return undefined;
  if ((await readFound(location, resolver)) !== null) return undefined;
  return message.includes('"null"')
    ? 'write null in quotes: `"null"`'
    : 'write the type of the values that are not null';
}

export async function toProblem(
  finding: NormalizedProblem,
  redocly: Redocly,
  resolver: BaseResolver,
  fixes: Fixes,
  isSwagger: boolean,
): Promise<LintProblem> {
  const {ruleId, message, severity} = finding;
  const [location] = finding.location;
  if (location === undefined) throw new Error(`${ruleId} has no location: ${message}`);
  const start = findStart(redocly, location);
  const reference = ruleId === 'no-unresolved-refs' ? await readReference(location, resolver) : '';
  const own = isOwnRule(ruleId) ? splitMessage(message) : undefined;
  return {
    ...start,
    message: `${own?.message ?? toSentence(message)}${reference} (${ruleId})`,
    fix:
      own?.fix ??
      (await findNullFix(finding, location, resolver)) ??
      findFix(finding, fixes, isSwagger),
    severity,
    rule: ruleId,
  };
}
