import {ContractError} from './contract-error';
import {findPlainName, indexSchemas, isResource} from './schema-index';
import {
  asObject,
  findOwnMember,
  formatValue,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  omit,
  writeJson,
} from '@openapi-portal/reports/json';
import {joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

/** Targets of references by pointer, cached because many schemas refer to the same ones. */
const targets = new WeakMap<JsonObject, Map<string, Cursor | undefined>>();

/** A value of unknown shape in a contract. Members of the wrong shape throw a `ContractError`. */
export class Cursor {
  constructor(
    readonly root: JsonObject,
    readonly value: JsonValue,
    readonly pointer = '#',
    /** The object that `#` refers to from here: the document, or the nearest schema with an `$id`. */
    private readonly resource: JsonObject = root,
  ) {}

  /** @throws ContractError if the value is not an object */
  get object(): JsonObject {
    if (!isJsonObject(this.value)) throw new ContractError(this.pointer, 'is not an object');
    return this.value;
  }

  has(key: string): boolean {
    return isJsonObject(this.value) && findOwnMember(this.value, key) !== undefined;
  }

  get(key: string): Cursor | undefined {
    const value = isJsonObject(this.value) ? findOwnMember(this.value, key) : undefined;
    return value === undefined ? undefined : this.at(key, value);
  }

  /** Returns a member as text; undefined if blank. Numbers are accepted, because YAML parses `1.0` as one. */
  text(key: string): string | undefined {
    const member = this.get(key);
    if (member === undefined || member.value === null) return undefined;
    if (typeof member.value === 'object') throw new ContractError(member.pointer, 'is not text');
    const text = String(member.value);
    return text.trim() === '' ? undefined : text;
  }

  isTrue(key: string): boolean {
    return this.get(key)?.value === true;
  }

  entries(key: string): readonly (readonly [string, Cursor])[] {
    const member = this.get(key);
    if (member === undefined || member.value === null) return [];
    return Object.entries(member.object).map(([name, value]) => [name, member.at(name, value)]);
  }

  items(key: string): readonly Cursor[] {
    const member = this.get(key);
    if (member === undefined || member.value === null) return [];
    if (!isJsonList(member.value)) throw new ContractError(member.pointer, 'is not a list');
    return member.value.map((value, index) => member.at(index, value));
  }

  texts(key: string): readonly string[] {
    return this.items(key).map(({value}) => formatValue(value));
  }

  /** Finds the target of `$ref`, which is a pointer, plain name or URI (JSON Schema 2020-12 Core, 8.2.3.1). */
  target(): Cursor | undefined {
    const ref = this.get('$ref');
    return ref === undefined ? undefined : this.follow(ref);
  }

  /** Finds the outermost schema in scope with the name of `$dynamicRef` (JSON Schema 2020-12 Core, 8.2.3.2). */
  dynamicTarget(scope: readonly string[] = []): Cursor | undefined {
    const ref = this.get('$dynamicRef');
    if (ref === undefined) return undefined;
    const name = this.findDynamicName();
    if (name === undefined) return this.follow(ref);
    for (const pointer of scope) {
      const {resource} = this.find(pointer) ?? this;
      const found = indexSchemas(this.root).listDynamic(resource, pointer);
      const target = found.find(([own]) => own === name);
      if (target !== undefined) return this.find(target[1]);
    }
    return this.follow(ref);
  }

  /** Returns the name in `$dynamicRef`; undefined if it works like `$ref`. */
  findDynamicName(): string | undefined {
    const ref = this.get('$dynamicRef');
    const name = ref && findPlainName(formatValue(ref.value));
    if (ref === undefined || name === undefined) return undefined;
    return this.follow(ref).get('$dynamicAnchor')?.value === name ? name : undefined;
  }

  /** Follows `$ref`s to the end. Members next to a `$ref` override the target (OpenAPI 3.1). */
  resolve(seen: readonly string[] = []): Cursor {
    const target = this.target();
    if (target === undefined) return this;
    if (seen.includes(target.pointer)) throw new ContractError(this.pointer, 'refers to itself');
    const end = target.resolve([...seen, target.pointer]);
    const beside = omit(this.object, ['$ref']);
    if (Object.keys(beside).length === 0 || !isJsonObject(end.value)) return end;
    return new Cursor(this.root, {...end.value, ...beside}, end.pointer, end.resource);
  }

  /** True if the contract contains a `$dynamicRef`, whose target depends on the enclosing schemas. */
  get hasDynamicReferences(): boolean {
    return indexSchemas(this.root).hasDynamicReferences;
  }

  /** Lists the schemas that a `$dynamicRef` can refer to after this schema is entered, by their `$dynamicAnchor`. */
  dynamicAnchors(): readonly (readonly [name: string, schema: Cursor])[] {
    const named = indexSchemas(this.root).listDynamic(this.resource, this.pointer);
    return named.flatMap(([name, pointer]) => {
      const schema = this.find(pointer);
      return schema === undefined ? [] : [[name, schema] as const];
    });
  }

  with(value: JsonValue): Cursor {
    return new Cursor(this.root, value, this.pointer, this.resource);
  }

  private at(token: string | number, value: JsonValue): Cursor {
    const resource = isResource(value) ? value : this.resource;
    return new Cursor(this.root, value, joinPointer(this.pointer, token), resource);
  }

  /** @throws ContractError if there is no such location */
  private follow({value, pointer}: Cursor): Cursor {
    const isPlain = typeof value === 'string' && /^#(\/|$)/.test(value);
    const found =
      isPlain && this.resource === this.root
        ? value
        : indexSchemas(this.root).find(String(value), this.resource, this.pointer);
    const target = found === undefined ? undefined : this.find(found);
    if (target !== undefined) return target;
    throw new ContractError(
      pointer,
      isPlain
        ? `has no target in this document: ${value}`
        : `has a target outside this document: ${writeJson(value)}`,
    );
  }

  private find(pointer: string): Cursor | undefined {
    const known = targets.get(this.root) ?? new Map<string, Cursor | undefined>();
    if (!known.has(pointer)) known.set(pointer, this.findNew(pointer));
    targets.set(this.root, known);
    return known.get(pointer);
  }

  private findNew(pointer: string): Cursor | undefined {
    let [value, resource]: [JsonValue | undefined, JsonObject] = [this.root, this.root];
    for (const token of splitPointer(pointer)) {
      value = isJsonList(value) ? value[Number(token)] : findOwnMember(asObject(value), token);
      if (value === undefined) return undefined;
      if (isResource(value)) resource = value;
    }
    return new Cursor(this.root, value, pointer, resource);
  }
}
