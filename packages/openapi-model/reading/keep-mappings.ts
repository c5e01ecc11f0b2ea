import type {Plugin, UserContext} from '@redocly/openapi-core';
import {asList, asObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {joinPointer, listValues} from '@openapi-portal/reports/pointer';

import {UNIONS} from '../schemas/keywords';

/** An entry of a discriminator's `mapping` that is removed while Redocly bundles. */
interface Kept {
  readonly mapping: Record<string, unknown>;
  readonly key: string;
  /** Returns the value that the entry has in the bundled document. */
  readonly find: (pointers: ReadonlyMap<unknown, string>) => string;
}

/**
 * Preserves `mapping` entries that refer to members of their own union or to components by name. Redocly 2.62.1 copies
 * such a member to a component and changes the entry, and treats a name with a dot as a file.
 */
export class KeptMappings {
  readonly #kept: Kept[] = [];

  /** A Redocly plugin that removes the entries. `decorators` enables it. */
  readonly plugin: Plugin;
  readonly decorators = {'mappings/keep': 'on'} as const;

  constructor() {
    let names: JsonObject = {};
    const decorator = () => ({
      Root: (root: unknown) => {
        names = asObject(asObject(asObject(root).components).schemas);
      },
      Schema: (schema: unknown, context: UserContext) => this.#setAside(schema, names, context),
    });
    this.plugin = {id: 'mappings', decorators: {oas3: {keep: decorator}}};
  }

  #setAside(schema: unknown, names: JsonObject, {resolve}: UserContext): void {
    const mapping = asObject(asObject(asObject(schema).discriminator).mapping) as Kept['mapping'];
    const members = UNIONS.flatMap((union) =>
      asList(asObject(schema)[union]).map((member, index) => ({union, index, member})),
    );
    for (const [key, name] of Object.entries(mapping)) {
      if (typeof name !== 'string') continue;
      const {node} = Object.hasOwn(names, name) ? {} : resolve({$ref: name});
      const found = members.find(({member}) => member === node);
      if (!Object.hasOwn(names, name) && found === undefined) continue;
      const find: Kept['find'] = (pointers) =>
        found === undefined
          ? name
          : joinPointer(`${pointers.get(schema) ?? '#'}/${found.union}`, found.index);
      this.#kept.push({mapping, key, find});
      // Not a string, because the bundler would treat a string as a reference.
      mapping[key] = {};
    }
  }

  restore(document: unknown): void {
    if (this.#kept.length === 0) return;
    const pointers = new Map<unknown, string>();
    for (const [pointer, value] of listValues(document as JsonValue))
      if (!pointers.has(value)) pointers.set(value, pointer);
    for (const {mapping, key, find} of this.#kept) mapping[key] = find(pointers);
  }
}
