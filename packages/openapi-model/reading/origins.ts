import type {Document, Source} from '@redocly/openapi-core';
import {asObject, isJsonList, type JsonValue} from '@openapi-portal/reports/json';
import {joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

import {Refusal} from './file-problems';

/** Location of a value in a file as its author wrote it. */
export interface Origin {
  readonly source: Source;
  readonly pointer: string;
}

type Container = Record<string | number, JsonValue>;

/** Locations of the values of a document whose values are moved, added or replaced after it was parsed. */
class Origins {
  readonly #values = new Map<unknown, Origin>();
  readonly #members = new Map<unknown, Map<string, Origin>>();
  /** Characters that may still be written. */
  #left = Infinity;

  /**
   * Replaces the parsed value of the document by a copy in which each YAML alias is a value of its own.
   *
   * @param largest maximum number of characters to write later. Few actions that copy a list into itself would otherwise
   *   use all memory.
   */
  constructor(
    private readonly document: Document,
    largest: number,
  ) {
    const {parsed, source} = document;
    document.parsed = this.#copy(parsed as JsonValue, {source, pointer: '#'});
    this.#left = largest;
  }

  /**
   * Sets a member of an object or list to a copy of a value.
   *
   * @throws Refusal if too much has been written
   */
  write(parent: Container, token: string | number, value: JsonValue, origin: Origin): void {
    parent[token] = this.#copy(value, origin);
    const members = this.#members.get(parent) ?? new Map<string, Origin>();
    this.#members.set(parent, members.set(String(token), origin));
  }

  /** @param pointer in the document as it is now */
  find(pointer: string): Origin {
    let value = this.document.parsed as JsonValue | undefined;
    let origin: Origin = {source: this.document.source, pointer: '#'};
    for (const token of splitPointer(pointer)) {
      const parent: JsonValue | undefined = value;
      value = isJsonList(parent) ? parent[Number(token)] : asObject(parent)[token];
      origin = this.#values.get(value) ??
        this.#members.get(parent)?.get(token) ?? {
          ...origin,
          pointer: joinPointer(origin.pointer, token),
        };
    }
    return origin;
  }

  #copy(value: JsonValue, origin: Origin): JsonValue {
    this.#left -= typeof value === 'string' ? value.length : 1;
    if (this.#left < 0)
      throw new Refusal('writes too much into the contract', 'select fewer values');
    if (typeof value !== 'object' || value === null) return value;
    const copyOf = (member: JsonValue, token: string | number): JsonValue =>
      this.#copy(member, {...origin, pointer: joinPointer(origin.pointer, token)});
    const copy = isJsonList(value)
      ? value.map(copyOf)
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one, key)]));
    this.#values.set(copy, origin);
    return copy;
  }
}

const known = new WeakMap<Source, Origins>();

/**
 * Remembers where each value of a parsed document is written, before values are moved, added or removed.
 *
 * @param largest maximum number of characters that may be added
 */
export function recordOrigins(document: Document, largest: number): Origins {
  const origins = new Origins(document, largest);
  known.set(document.source, origins);
  return origins;
}

/** Returns where the value at a location is written; undefined if `recordOrigins` was not called for its document. */
export const findOrigin = ({source, pointer}: Partial<Origin> & Pick<Origin, 'source'>) =>
  known.get(source)?.find(pointer ?? '#');

export type {Origins};
