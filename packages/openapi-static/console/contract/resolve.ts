import {splitPointer} from 'static-pages/reports/pointer';

export type Dictionary = Readonly<Record<string, unknown>>;

export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toDictionary = (value: unknown): Dictionary => (isDictionary(value) ? value : {});

export const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

export const toOptionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * The value that an internal reference names.
 *
 * @param reference JSON Pointer as a URI fragment, `#/components/schemas/User`
 * @throws Error where the document has nothing there, or the reference leads out of it
 */
export function readPointer(document: unknown, reference: string): unknown {
  const found = splitPointer(reference).reduce<unknown>(
    (value, token) =>
      typeof value === 'object' && value !== null ? (value as Dictionary)[token] : undefined,
    document,
  );
  if (!reference.startsWith('#') || found === undefined) {
    throw new Error(`the contract has nothing at ${reference}`);
  }
  return found;
}

/**
 * An object of the contract, its reference followed.
 *
 * @throws Error where references lead nowhere or in a circle
 */
export function resolve(document: unknown, value: unknown): Dictionary {
  const seen = new Set<string>();
  let current = toDictionary(value);
  while (typeof current.$ref === 'string') {
    if (seen.has(current.$ref)) throw new Error(`${current.$ref} refers to itself`);
    seen.add(current.$ref);
    current = toDictionary(readPointer(document, current.$ref));
  }
  return current;
}
