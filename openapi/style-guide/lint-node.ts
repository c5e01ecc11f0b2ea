import type {Location} from '@redocly/openapi-core';

import {isJsonObject} from '@openapi-portal/reports/json';

import type {Context} from './rule';

type Resolve = Context['resolve'];

/**
 * A value in a contract and its location. Navigation follows references, including references to other files.
 * Missing and malformed values are undefined or empty, because other rules report them.
 */
export class LintNode {
  constructor(
    readonly value: unknown,
    readonly location: Location,
    private readonly resolve: Resolve,
  ) {}

  /** Creates the node for a value that Redocly passes to a visitor. */
  static from(
    value: unknown,
    {location, resolve}: Pick<Context, 'location' | 'resolve'>,
  ): LintNode {
    return new LintNode(value, location, resolve);
  }

  at(key: string): LintNode {
    return this.follow(this.record[key], this.location.child(key));
  }

  has(key: string): boolean {
    return this.record[key] !== undefined;
  }

  text(key: string): string | undefined {
    const {value} = this.at(key);
    return typeof value === 'string' ? value : undefined;
  }

  get keys(): readonly string[] {
    return Object.keys(this.record);
  }

  get entries(): readonly (readonly [string, LintNode])[] {
    return this.keys.map((key) => [key, this.at(key)]);
  }

  get items(): readonly LintNode[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((item: unknown, index) =>
      this.follow(item, this.location.child(String(index))),
    );
  }

  private get record(): Readonly<Record<string, unknown>> {
    return isJsonObject(this.value) ? this.value : {};
  }

  private follow(value: unknown, location: Location): LintNode {
    if (!isJsonObject(value) || typeof value.$ref !== 'string') {
      return new LintNode(value, location, this.resolve);
    }
    const target = this.resolve({$ref: value.$ref}, location.source.absoluteRef);
    return new LintNode(target.node, target.location ?? location, this.resolve);
  }
}

/** Returns the location of a value's key, because the value may be many lines long. */
export const toKey = (location: Location): Location => location.key() as Location;
