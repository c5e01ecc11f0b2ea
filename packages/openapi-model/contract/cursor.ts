import {ContractError} from './contract-error';
import {findPlainName, toPlainName} from './plain-names';
import {
  findOwn,
  formatValue,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  omit,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer} from '@openapi-portal/reports/pointer';

/**
 * A location in a contract: a value of unknown shape, where it stands, and the document around it.
 *
 * Its readers narrow: what is absent is `undefined`, what has the wrong shape throws a
 * `ContractError` with the location's JSON pointer.
 */
export class Cursor {
  constructor(
    readonly root: JsonObject,
    readonly value: JsonValue,
    readonly pointer = '#',
  ) {}

  /** The value as an object. */
  get object(): JsonObject {
    if (!isJsonObject(this.value)) throw new ContractError(this.pointer, 'is not an object');
    return this.value;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  get(key: string): Cursor | undefined {
    const value = isJsonObject(this.value) ? findOwn(this.value, key) : undefined;
    return value === undefined ? undefined : this.at(key, value);
  }

  /** A member that is text, unless blank; numbers and booleans count, for YAML reads `1.0` so. */
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

  /** The members of an object under `key`, in the order of the contract; none where it is absent. */
  entries(key: string): readonly (readonly [string, Cursor])[] {
    const member = this.get(key);
    if (member === undefined || member.value === null) return [];
    return Object.entries(member.object).map(([name, value]) => [name, member.at(name, value)]);
  }

  /** The items of a list under `key`; none where it is absent. */
  items(key: string): readonly Cursor[] {
    const member = this.get(key);
    if (member === undefined || member.value === null) return [];
    if (!isJsonList(member.value)) throw new ContractError(member.pointer, 'is not a list');
    return member.value.map((value, index) => member.at(index, value));
  }

  /** The texts of a list under `key`. */
  texts(key: string): readonly string[] {
    return this.items(key).map(({value}) => formatValue(value));
  }

  /** The location that `$ref` leads to: a pointer, or a plain name that a schema near to here has. */
  target(): Cursor | undefined {
    const ref = this.get('$ref');
    if (ref === undefined) return undefined;
    const name = toPlainName(ref.value);
    const named = name === undefined ? undefined : findPlainName(this.root, name, [this.pointer]);
    if (named !== undefined) return this.find(named, ref.pointer);
    if (typeof ref.value !== 'string' || !/^#(\/|$)/.test(ref.value)) {
      throw new ContractError(
        ref.pointer,
        `does not point into this document: ${JSON.stringify(ref.value)}`,
      );
    }
    return this.find(ref.value, ref.pointer);
  }

  /**
   * This location, or where its chain of `$ref`s ends. Members beside a `$ref` win over those at its end,
   * which OpenAPI 3.1 allows for `summary` and `description`.
   */
  resolve(seen: readonly string[] = []): Cursor {
    const target = this.target();
    if (target === undefined) return this;
    if (seen.includes(target.pointer)) throw new ContractError(this.pointer, 'refers to itself');
    const end = target.resolve([...seen, target.pointer]);
    const beside = omit(this.object, ['$ref']);
    if (Object.keys(beside).length === 0 || !isJsonObject(end.value)) return end;
    return new Cursor(this.root, {...end.value, ...beside}, end.pointer);
  }

  /** Another value at the same location, for what follows from the contract without standing in it. */
  with(value: JsonValue): Cursor {
    return new Cursor(this.root, value, this.pointer);
  }

  private at(token: string | number, value: JsonValue): Cursor {
    return new Cursor(this.root, value, joinPointer(this.pointer, token));
  }

  private find(ref: string, from: string): Cursor {
    const value = findAt(this.root, ref);
    if (value === undefined) throw new ContractError(from, `points to nothing: ${ref}`);
    return new Cursor(this.root, value, ref);
  }
}
