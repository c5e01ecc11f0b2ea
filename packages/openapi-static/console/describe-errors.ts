import type {OutputUnit} from '@cfworker/json-schema';

import {joinPointer, unescapeToken} from 'static-pages/reports/pointer';
import {DESCRIPTIONS} from './error-words';

/** A mistake in a value: where it is, and what is wrong, as a continuation of its name. */
export interface DescribedError {
  /** JSON Pointer (RFC 6901); empty for the value itself. */
  readonly pointer: string;
  readonly message: string;
}

/** Keywords that only pass on what is wrong inside them. */
const CONTAINERS = new Set(
  (
    '$ref allOf if then else properties patternProperties additionalProperties items prefixItems ' +
    'unevaluatedProperties unevaluatedItems dependentSchemas'
  ).split(' '),
);

/** The validator percent-encodes its pointers. */
function toReadable(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

/** The value of the keyword that was broken; references on the way are followed. */
function readKeyword(root: object, location: string): unknown {
  let current: unknown = root;
  for (const token of toReadable(location).split('/').slice(1)) {
    const key = unescapeToken(token);
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<string, unknown>)[key];
    if (key === '$ref' && typeof current === 'string') current = readKeyword(root, current);
  }
  return current;
}

const isInside = (location: string, parent: string): boolean => location.startsWith(`${parent}/`);

const isAtOrInside = (location: string, parent: string): boolean =>
  location === parent || isInside(location, parent);

/** The errors below a choice, by the variant that they stand in. */
function groupByVariant(choice: OutputUnit, errors: readonly OutputUnit[]): OutputUnit[][] {
  const variants = new Map<string, OutputUnit[]>();
  for (const error of errors) {
    const isBelow =
      isInside(error.keywordLocation, choice.keywordLocation) &&
      isAtOrInside(error.instanceLocation, choice.instanceLocation);
    if (!isBelow) continue;
    const rest = error.keywordLocation.slice(choice.keywordLocation.length + 1);
    const [variant = ''] = rest.split('/');
    variants.set(variant, [...(variants.get(variant) ?? []), error]);
  }
  return [...variants.values()];
}

/** How far a variant is from the value: a wrong type of the whole value is furthest. */
const toDistance = (choice: OutputUnit, errors: readonly OutputUnit[]): number =>
  errors.reduce((sum, {keyword, instanceLocation}) => {
    const isElsewhere = keyword === 'type' && instanceLocation === choice.instanceLocation;
    return sum + (isElsewhere ? 1000 : 1);
  }, 0);

/**
 * Of a choice that the value fits in no variant of, only the errors of the closest variant are of use;
 * of one that it fits in several of, only that fact.
 */
function keepClosestVariant(errors: readonly OutputUnit[], choice: OutputUnit): OutputUnit[] {
  const groups = groupByVariant(choice, errors);
  const [closest = []] = groups.sort((a, b) => toDistance(choice, a) - toDistance(choice, b));
  const isAmbiguous = choice.keyword === 'oneOf' && !choice.error.includes('(0 matches)');
  const kept = new Set(isAmbiguous || groups.length === 0 ? [choice] : closest);
  const dropped = new Set([choice, ...groups.flat()]);
  return errors.filter((error) => kept.has(error) || !dropped.has(error));
}

const isChoice = ({keyword}: OutputUnit): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/** The validator locates a schema `false` in the value; its place in the schema precedes it. */
function withLocation(error: OutputUnit, index: number, errors: readonly OutputUnit[]): OutputUnit {
  const before = errors[index - 1];
  if (error.keyword !== 'false' || before === undefined) return error;
  return {...error, keywordLocation: `${before.keywordLocation}/false`};
}

/** A wrong value counts as unevaluated too: to say that it is not allowed would mislead. */
const isMisleading = (error: OutputUnit, errors: readonly OutputUnit[]): boolean =>
  error.keyword === 'false' &&
  errors.some(
    (other) =>
      other.keyword !== 'false' && isAtOrInside(other.instanceLocation, error.instanceLocation),
  );

function toPointer({instanceLocation, keyword, error}: OutputUnit): string {
  const pointer = toReadable(instanceLocation.replace(/^#/, ''));
  const member = keyword === 'required' ? /"(.*)"/s.exec(error)?.[1] : undefined;
  return member === undefined ? pointer : joinPointer(pointer, member);
}

function describe(error: OutputUnit, root: object): DescribedError {
  const limit = readKeyword(root, error.keywordLocation);
  const message = DESCRIPTIONS[error.keyword]?.(limit) ?? error.error;
  return {pointer: toPointer(error), message};
}

/**
 * The validator's output in words: each mistake once, where it is, without the keywords that led to
 * it.
 *
 * @param root the schema that was broken, with its `$defs`
 */
export function describeErrors(errors: readonly OutputUnit[], root: object): DescribedError[] {
  const leaves = errors
    .map(withLocation)
    .filter(({keyword}) => !CONTAINERS.has(keyword))
    .filter((error, _index, all) => !isMisleading(error, all));
  const choices = leaves
    .filter(isChoice)
    .sort((a, b) => b.keywordLocation.length - a.keywordLocation.length);
  const described = choices
    .reduce<OutputUnit[]>(keepClosestVariant, leaves)
    .map((error) => describe(error, root));
  const seen = new Map(described.map((entry) => [`${entry.pointer} ${entry.message}`, entry]));
  return [...seen.values()];
}
