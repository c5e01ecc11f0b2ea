import type {OutputUnit} from '@cfworker/json-schema';

import {decodeText} from 'static-pages/reports/decode-text';
import {joinPointer, splitPointer} from 'static-pages/reports/pointer';
import {DESCRIPTIONS} from './error-words';

/** A mistake in a value: where it is, and what is wrong, as a continuation of its name. */
export interface DescribedError {
  /** JSON Pointer (RFC 6901); empty for the value itself. */
  readonly pointer: string;
  readonly message: string;
}

/** Keywords that only pass on what is wrong inside them. */
const CONTAINERS =
  /^(\$ref|allOf|if|then|else|(pattern|additional|unevaluated)?properties|(prefix|unevaluated)?items|dependentSchemas)$/i;

/** The value of the keyword that was broken; references on the way are followed. */
const readKeyword = (root: object, location: string): unknown =>
  splitPointer(location).reduce<unknown>((parent, token) => {
    if (typeof parent !== 'object' || parent === null) return undefined;
    const value = (parent as Record<string, unknown>)[token];
    return token === '$ref' && typeof value === 'string' ? readKeyword(root, value) : value;
  }, root);

const isInside = (location: string, parent: string): boolean => location.startsWith(`${parent}/`);

const isAtOrInside = (location: string, parent: string): boolean =>
  location === parent || isInside(location, parent);

/** The errors below a choice, by the variant that they stand in. */
function groupByVariant(choice: OutputUnit, errors: readonly OutputUnit[]): OutputUnit[][] {
  const below = errors.filter(
    ({keywordLocation, instanceLocation}) =>
      isInside(keywordLocation, choice.keywordLocation) &&
      isAtOrInside(instanceLocation, choice.instanceLocation),
  );
  const toVariant = ({keywordLocation}: OutputUnit): string | undefined =>
    keywordLocation.slice(choice.keywordLocation.length + 1).split('/')[0];
  const variants = [...new Set(below.map(toVariant))];
  return variants.map((variant) => below.filter((error) => toVariant(error) === variant));
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

/** The validator locates a schema `false` in the value; its location in the schema precedes it. */
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

function describe(unit: OutputUnit, root: object): DescribedError {
  const {instanceLocation, keyword, keywordLocation, error} = unit;
  const pointer = decodeText(instanceLocation.replace(/^#/, ''));
  const member = keyword === 'required' ? /"(.*)"/s.exec(error)?.[1] : undefined;
  return {
    pointer: member === undefined ? pointer : joinPointer(pointer, member),
    message: DESCRIPTIONS[keyword]?.(readKeyword(root, keywordLocation)) ?? error,
  };
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
    .filter(({keyword}) => !CONTAINERS.test(keyword))
    .filter((error, _index, all) => !isMisleading(error, all));
  const described = leaves
    .filter(({keyword}) => keyword === 'oneOf' || keyword === 'anyOf')
    .sort((a, b) => b.keywordLocation.length - a.keywordLocation.length)
    .reduce<OutputUnit[]>(keepClosestVariant, leaves)
    .map((error) => describe(error, root));
  const seen = new Map(described.map((entry) => [`${entry.pointer} ${entry.message}`, entry]));
  return [...seen.values()];
}
