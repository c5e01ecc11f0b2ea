import {
  asObject,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer} from '@openapi-portal/reports/pointer';
import {decodeText} from '@openapi-portal/reports/text';

import {findKeywordKind, hasNames, isData} from '../schemas/keywords';

/** Pointers by plain name. */
type Names = Map<string, string[]>;

/** A schema resource: a schema with an `$id`, or the whole document. */
interface Resource {
  readonly uri: string;
  readonly pointer: string;
  readonly names: Names;
  readonly dynamicNames: Names;
}

/** A location as a linked list. Most locations never need a pointer, so pointers are built on demand. */
interface Path {
  readonly around?: Path;
  readonly token: string;
}

const WHOLE: Path = {token: ''};

const toPointer = ({around, token}: Path): string =>
  around === undefined ? '#' : joinPointer(toPointer(around), token);

interface Owner {
  readonly object: JsonObject;
  readonly resource: Resource;
  readonly pointer: string;
}

/** Base URI of a document without `$self` (RFC 3986, 5.1.4). */
const DEFAULT_BASE = 'https://contract.invalid/';

/** Resolves a reference against a base URI and removes its fragment (RFC 3986, section 5). */
function toUri(reference: string, base: string): string {
  const [address = ''] = reference.split('#');
  if (address === '') return base;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** Returns the plain name at the end of a reference: `node` for `tree#node`. */
export const findPlainName = (reference: string): string | undefined =>
  /#([^/].*)$/.exec(reference)?.[1];

const toComponent = (pointer: string): string => pointer.split('/').slice(0, 4).join('/');

const isInComponentOf = (pointer: string, other: string): boolean =>
  `${pointer}/`.startsWith(`${toComponent(other)}/`);

/** Returns true if the value starts its own schema resource (JSON Schema 2020-12 Core, 8.2.1). */
export const isResource = (value: JsonValue): value is JsonObject =>
  isJsonObject(value) && typeof value.$id === 'string' && !value.$id.startsWith('#');

const SCHEMA_KINDS = new Set(['schema', 'schemas', 'named', 'identifier']);

/** Returns true if the document is a schema instead of a contract, as a referenced file can be. */
const isSchemaDocument = (root: JsonObject): boolean =>
  Object.keys(root).some((key) => key !== '$ref' && SCHEMA_KINDS.has(findKeywordKind(key) ?? ''));

function addName(names: Names, name: JsonValue | undefined, pointer: string): void {
  if (typeof name !== 'string') return;
  const known = names.get(name);
  if (known === undefined) names.set(name, [pointer]);
  else known.push(pointer);
}

/**
 * Index of the schema resources of a document by URI and plain name, and of all references (JSON Schema 2020-12 Core,
 * 8.2 and 9.3). An `$id` or `$anchor` in data or under an unknown keyword has no meaning.
 */
export class SchemaIndex {
  private readonly resources = new Map<JsonObject, Resource>();
  private readonly uris = new Map<string, Resource>();
  private readonly owners: Owner[] = [];
  /** Plain names that a `$dynamicRef` refers to. */
  private readonly sought = new Set<string>();
  private readonly document: Resource;

  /** @param root a contract, or a document that is one schema */
  constructor(private readonly root: JsonObject) {
    const {$self} = root;
    const uri = toUri(typeof $self === 'string' ? $self : '', DEFAULT_BASE);
    this.document = this.addResource(root, uri, WHOLE);
    if (isSchemaDocument(root)) this.addSchema(root, WHOLE, this.document);
    else this.addMembers(root, WHOLE, this.document);
  }

  private addResource(value: JsonObject, uri: string, path: Path): Resource {
    const resource = {uri, pointer: toPointer(path), names: new Map(), dynamicNames: new Map()};
    this.resources.set(value, resource);
    if (!this.uris.has(uri)) this.uris.set(uri, resource);
    return resource;
  }

  /** Records an object with a reference, except for a plain pointer from the document's root, which needs no index. */
  private addOwner(object: JsonObject, resource: Resource, path: Path): void {
    const {$ref, $dynamicRef} = object;
    if (typeof $dynamicRef === 'string') this.sought.add(findPlainName($dynamicRef) ?? '');
    else if (typeof $ref !== 'string' || (resource === this.document && $ref.startsWith('#/')))
      return;
    this.owners.push({object, resource, pointer: toPointer(path)});
  }

  private addSchema(value: JsonValue, path: Path, around: Resource): void {
    if (!isJsonObject(value)) return;
    const resource = isResource(value)
      ? this.addResource(value, toUri(String(value.$id), around.uri), path)
      : around;
    if (value.$anchor !== undefined) addName(resource.names, value.$anchor, toPointer(path));
    if (value.$dynamicAnchor !== undefined)
      for (const names of [resource.names, resource.dynamicNames])
        addName(names, value.$dynamicAnchor, toPointer(path));
    this.addOwner(value, resource, path);
    for (const [keyword, member] of Object.entries(value)) {
      const inner = {around: path, token: keyword};
      const kind = keyword === 'contentSchema' ? 'schema' : findKeywordKind(keyword);
      if (kind === 'schema') this.addSchema(member, inner, resource);
      if (kind === 'schemas' || kind === 'named') this.addSchemas(member, inner, resource);
    }
  }

  private addSchemas(value: JsonValue, path: Path, around: Resource): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [token, member] of Object.entries<JsonValue>(value))
      this.addSchema(member, {around: path, token}, around);
  }

  private addMembers(value: JsonValue, path: Path, around: Resource, isNamed = false): void {
    if (typeof value !== 'object' || value === null) return;
    if (isJsonObject(value) && !isNamed) this.addOwner(value, around, path);
    for (const [token, member] of Object.entries<JsonValue>(value)) {
      const inner = {around: path, token};
      const key = isNamed || !isJsonObject(value) ? '' : token;
      if (key === 'schema' || key === 'itemSchema') this.addSchema(member, inner, around);
      else if (key === 'schemas') this.addSchemas(member, inner, around);
      else if (!isData(key)) this.addMembers(member, inner, around, hasNames(key));
    }
  }

  /** Chooses a schema by name; of several in a resource, the one in the same component. */
  private choose(pointers: readonly string[], from: string): string | undefined {
    const own = pointers.find((pointer) => isInComponentOf(pointer, from));
    return own ?? (pointers.length === 1 ? pointers[0] : undefined);
  }

  private resolve(reference: string, own: Resource, from: string): string | undefined {
    const [address = '', fragment = ''] = reference.split('#', 2);
    const resource = address === '' ? own : this.uris.get(toUri(address, own.uri));
    if (resource === undefined) return undefined;
    if (fragment === '') return resource.pointer;
    if (!fragment.startsWith('/')) {
      const named = resource.names.get(decodeText(fragment)) ?? [];
      return this.choose(named, from) ?? named[0];
    }
    // Below an `$id`, many contracts still point from the document's root, and linters resolve such pointers.
    const pointers = [resource.pointer + fragment, ...(address === '' ? [reference] : [])];
    return pointers.find((pointer) => findAt(this.root, pointer) !== undefined);
  }

  get hasDynamicReferences(): boolean {
    return this.sought.size > 0;
  }

  private toResource(value: JsonObject): Resource {
    return this.resources.get(value) ?? this.resources.get(this.root) ?? this.document;
  }

  /** Finds the pointer to the schema that a reference from a location in a resource identifies. */
  find(reference: string, resource: JsonObject, from: string): string | undefined {
    return this.resolve(reference, this.toResource(resource), from);
  }

  /** Lists the schemas that a `$dynamicRef` can refer to after a location is entered (Core, 8.2.3.2). */
  listDynamic(resource: JsonObject, from: string): readonly (readonly [string, string])[] {
    return [...this.toResource(resource).dynamicNames].flatMap(([name, pointers]) => {
      const pointer = this.sought.has(name) ? this.choose(pointers, from) : undefined;
      return pointer === undefined ? [] : [[name, pointer] as const];
    });
  }

  listResources(): Iterable<JsonObject> {
    return this.resources.keys();
  }

  listIndirect(): ReadonlyMap<JsonObject, string> {
    const found = this.owners.flatMap(({object, resource, pointer}) => {
      const {$ref} = object;
      const target = typeof $ref === 'string' ? this.resolve($ref, resource, pointer) : undefined;
      return target === undefined || target === $ref ? [] : [[object, target] as const];
    });
    return new Map(found);
  }

  /** Lists the `$dynamicRef`s below an `$id` as absolute URIs, which stay valid when the schema is moved. */
  listAbsolute(): ReadonlyMap<JsonObject, string> {
    const found = this.owners.flatMap(({object, resource}) => {
      const {$dynamicRef} = object;
      if (typeof $dynamicRef !== 'string' || resource === this.document) return [];
      const [address = '', fragment = ''] = $dynamicRef.split('#', 2);
      return [[object, `${toUri(address, resource.uri)}#${fragment}`] as const];
    });
    return new Map(found);
  }

  /** Lists all possible targets of each `$dynamicRef`, by the object with the reference. */
  listDynamicTargets(): ReadonlyMap<JsonObject, readonly string[]> {
    const found = this.owners.flatMap(({object, resource, pointer}) => {
      const {$dynamicRef} = object;
      if (typeof $dynamicRef !== 'string') return [];
      const name = findPlainName($dynamicRef);
      const named = [...this.resources.values()].flatMap(
        ({dynamicNames}) => (name === undefined ? undefined : dynamicNames.get(name)) ?? [],
      );
      return [
        [object, [this.resolve($dynamicRef, resource, pointer) ?? [], named].flat()] as const,
      ];
    });
    return new Map(found);
  }
}

const indexes = new WeakMap<JsonObject, SchemaIndex>();

export function indexSchemas(document: JsonObject): SchemaIndex {
  const root = asObject(document);
  const index = indexes.get(root) ?? new SchemaIndex(root);
  indexes.set(root, index);
  return index;
}
