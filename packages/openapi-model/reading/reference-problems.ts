import type {Document, LocationObject, NormalizedProblem} from '@redocly/openapi-core';
import type {Problem} from '@openapi-portal/reports';
import {isJsonObject} from '@openapi-portal/reports/json';
import {splitPointer} from '@openapi-portal/reports/pointer';

import {Refusal, toFileProblem, toSentence} from './file-problems';
import {findStart} from './find-start';
import {UNRESOLVED} from './inline-extensions';
import type {ContractResolver} from './resolver';

type Redocly = typeof import('@redocly/openapi-core');

/** Returns the reference to another file in an object, an example or a discriminator; undefined if there is none. */
function toReference(value: unknown): string | undefined {
  const reference = isJsonObject(value) ? (value.$ref ?? value.externalValue) : value;
  return typeof reference === 'string' && !reference.startsWith('#') ? reference : undefined;
}

const readAt = (document: unknown, pointer: string): unknown =>
  splitPointer(pointer).reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as never)[name] : value),
    document,
  );

/** Returns true if a schema around the location has an `$id`, which references are resolved against. */
function isBelowId(document: unknown, pointer: string): boolean {
  const tokens = splitPointer(pointer);
  return tokens.some((_, index) => {
    const value = readAt(
      document,
      `#/${pointer
        .split('/')
        .slice(1, index + 2)
        .join('/')}`,
    );
    return isJsonObject(value) && typeof value.$id === 'string';
  });
}

/** Returns the reason why the last reference of a chain cannot be resolved. */
function toRefusal(error: unknown, uri: string, pointer: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error === undefined)
    return new Refusal('has no target', `correct the pointer: ${uri} does not contain ${pointer}`);
  const reason = error instanceof Error ? toSentence(error.message) : String(error);
  return new Refusal(
    `cannot be read: ${reason}`,
    'correct the reference, or the response of its server',
  );
}

/** Finds why a reference cannot be resolved; undefined for internal ones and for examples that can stay links. */
async function explain(
  {source, pointer = ''}: LocationObject,
  resolver: ContractResolver,
  redocly: Redocly,
): Promise<Problem | undefined> {
  const file = source.absoluteRef;
  const {parsed} = (await resolver.resolveDocument(null, file)) as Document;
  const value = readAt(parsed, pointer);
  const reference = toReference(value);
  if (reference === undefined) return undefined;
  const [uri = '', fragment = ''] = reference.split('#', 2);
  const address = resolver.resolveExternalRef(file, uri);
  // Redocly takes `none.yaml#name` as the name of a file, because the fragment is not a JSON pointer.
  const whole = resolver.resolveExternalRef(file, reference);
  const error = resolver.refusals.get(address) ?? resolver.refusals.get(whole);
  // If the value of an example cannot be read, pages link to it.
  if (isJsonObject(value) && value.$ref === undefined && error !== undefined) return undefined;
  if (error === undefined) {
    const target = (await resolver.resolveDocument(null, address)) as Document;
    const next = {source: target.source, pointer: `#${fragment}`};
    if (toReference(readAt(target.parsed, fragment))) return explain(next, resolver, redocly);
  }
  const start = findStart(redocly, {source, pointer});
  const {message, fix} = toRefusal(error, uri, `#${fragment}`);
  return (
    toFileProblem(address, error, redocly) ?? {
      ...start,
      message: `The reference ${reference} ${message}`,
      fix: isBelowId(parsed, pointer) ? `${fix}, or refer to the schema by its \`$id\`` : fix,
    }
  );
}

export async function toReferenceProblem(
  {location: [location], message}: NormalizedProblem,
  resolver: ContractResolver,
  redocly: Redocly,
): Promise<Problem | undefined> {
  if (location === undefined || message.startsWith('Failed to parse')) return undefined;
  if (message.startsWith(UNRESOLVED)) return explain(location, resolver, redocly);
  const start = findStart(redocly, location);
  const fix = 'replace the reference with the object itself';
  return {...start, message, fix};
}
