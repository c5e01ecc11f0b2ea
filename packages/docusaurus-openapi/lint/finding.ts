import type {BaseResolver, NormalizedProblem} from '@redocly/openapi-core';

import {isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {namePointer, type Problem} from '@openapi-portal/reports';
import {findAt} from '@openapi-portal/reports/pointer';

import {toSentence} from '@openapi-portal/openapi-model/reading';

import {findFix, type Fixes} from './fixes';
import {isOwn, splitMessage} from './own-rules';

type Redocly = typeof import('@redocly/openapi-core');
type FoundAt = NormalizedProblem['location'][number];

/** A finding, as severe as the rule is for the contract. */
export interface LintProblem extends Problem {
  readonly severity: 'error' | 'warn';
  /** The rule that it breaks; without one the contract cannot be linted at all. */
  readonly rule?: string;
}

/** Reads the value at a location. */
async function readFound(
  location: FoundAt,
  resolver: BaseResolver,
): Promise<JsonValue | undefined> {
  const document = await resolver.resolveDocument(null, location.source.absoluteRef, true);
  if (document instanceof Error || location.pointer === undefined) return undefined;
  return findAt(document.parsed as JsonValue, location.pointer);
}

/** Returns the reference at a location: Redocly reports that it is broken, but not its text. */
async function readReference(location: FoundAt, resolver: BaseResolver): Promise<string> {
  const found = await readFound(location, resolver);
  const reference = isJsonObject(found) ? found.$ref : found;
  return typeof reference === 'string' ? `: ${reference}` : '';
}

/** Finds what to do about a type that YAML reads as null, as an author means it: only texts name types. */
async function findNullFix(
  {message}: NormalizedProblem,
  location: FoundAt,
  resolver: BaseResolver,
): Promise<string | undefined> {
  if (!message.startsWith('`type` can be one of the following only')) return undefined;
  if ((await readFound(location, resolver)) !== null) return undefined;
  return message.includes('"null"')
    ? 'put null in quotes: `"null"`'
    : 'write the type that the value has where it is not null';
}

/** Converts Redocly's finding into a problem with file and remedy. */
export async function toProblem(
  finding: NormalizedProblem,
  {getLineColLocation}: Redocly,
  resolver: BaseResolver,
  fixes: Fixes,
  isSwagger: boolean,
): Promise<LintProblem> {
  const {ruleId, message, severity} = finding;
  const [location] = finding.location;
  if (location === undefined) throw new Error(`${ruleId} has no location: ${message}`);
  const {start} = getLineColLocation(location);
  const reference = ruleId === 'no-unresolved-refs' ? await readReference(location, resolver) : '';
  const {pointer} = location;
  const own = isOwn(ruleId) ? splitMessage(message) : undefined;
  return {
    file: location.source.absoluteRef,
    line: start.line,
    column: start.col,
    ...namePointer(location.source.body, pointer ?? ''),
    message: `${own?.message ?? toSentence(message)}${reference} (${ruleId})`,
    fix:
      own?.fix ??
      (await findNullFix(finding, location, resolver)) ??
      findFix(finding, fixes, isSwagger),
    severity,
    rule: ruleId,
  };
}
