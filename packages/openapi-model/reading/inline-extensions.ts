import type {Location, Plugin, UserContext} from '@redocly/openapi-core';
import {isJsonObject} from '@openapi-portal/reports/json';

interface Reference {
  readonly $ref: string;
}

type Container = Record<string | number, unknown>;

/** Start of Redocly's message about a broken reference. */
export const UNRESOLVED = `Can't resolve $ref`;

const isReference = (value: unknown): value is Reference =>
  isJsonObject(value) && typeof value.$ref === 'string';

/** Replaces the references in an extension by their targets, across files. */
class Extension {
  private readonly known = new Set<object>();
  private readonly open = new Set<unknown>();

  constructor(
    private readonly contract: string,
    private readonly context: UserContext,
  ) {}

  inline(value: unknown, location: Location): unknown {
    if (typeof value !== 'object' || value === null || this.known.has(value)) return value;
    if (isReference(value)) return this.follow(value, location);
    this.known.add(value);
    for (const [name, child] of Object.entries(value) as [string, unknown][])
      (value as Container)[name] = this.inline(child, location.child([name]));
    return value;
  }

  private follow(reference: Reference, location: Location): unknown {
    const found = this.context.resolve<object>(reference, location.source.absoluteRef);
    if (found.node === undefined) {
      this.context.report({message: UNRESOLVED, location});
      return reference;
    }
    // Parts of the contract itself keep their location in the bundle.
    if (found.location.source.absoluteRef === this.contract)
      return {...reference, $ref: found.location.pointer};
    if (this.open.has(found.node)) {
      const message = `The reference ${reference.$ref} is circular: its target contains it`;
      this.context.report({message, location});
      return reference;
    }
    this.open.add(found.node);
    const node = this.inline(found.node, found.location);
    this.open.delete(found.node);
    const {$ref: _, ...beside} = reference;
    return isJsonObject(node) ? {...node, ...beside} : node;
  }
}

/**
 * A Redocly plugin that resolves references at any depth of an extension. Without it, Redocly resolves a reference only
 * if it is the extension or a direct member, and `{$ref: ./start.md}` in an array inside `x-topics` would stay
 * unresolved.
 *
 * @param contract absolute path
 */
export function inlineExtensions(contract: string): Plugin {
  const decorator = () => ({
    SpecExtension(value: unknown, context: UserContext): void {
      const {location} = context;
      const isInside = isReference(context.rawNode) && location.source.absoluteRef === contract;
      if (!isInside) new Extension(contract, context).inline(value, location);
    },
  });
  const decorators = {inline: decorator};
  return {id: 'extensions', decorators: {oas2: decorators, oas3: decorators}};
}
