import {type Cursor, IDENTIFIERS, type Operation} from '@openapi-portal/openapi-model';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {DEPRECATION_KEYWORDS} from '@openapi-portal/openapi-reference';
import {joinPointer} from '@openapi-portal/reports/pointer';

/** A fact of a contract: a name, a text or a number, with its location. */
export interface Fact {
  readonly pointer: string;
  readonly value: string | number;
}

/** Members whose keys are names chosen by the API, not OpenAPI keywords. */
const NAMED = new Set(
  `properties patternProperties headers content responses examples callbacks links variables
  dependentRequired dependentSchemas encoding scopes securitySchemes x-enumDescriptions mapping`.split(
    /\s+/,
  ),
);

/** Members that contain data of any shape. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'value', 'dataValue']);

/** Extensions that pages show. */
const EXTENSIONS = new Set([
  'x-access',
  'x-enumDescriptions',
  ...DEPRECATION_KEYWORDS.since,
  ...DEPRECATION_KEYWORDS.until,
]);

/** Members whose values pages paraphrase. `reference-words.test.ts` tests these paraphrases. */
const IN_WORDS = new Set(['in', 'nodeType', 'scheme', 'defaultMapping', 'operationRef']);

/** Members next to a `$ref` that override those of its target. */
const OVERRIDING = ['description', 'summary', 'title', 'default', 'example', 'examples'];

type Emit = (pointer: string, value: JsonValue) => void;

function walkData(value: JsonValue, pointer: string, emit: Emit): void {
  if (isJsonList(value))
    value.forEach((item, index) => walkData(item, joinPointer(pointer, index), emit));
  else if (isJsonObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      emit(pointer, key);
      walkData(member, joinPointer(pointer, key), emit);
    }
  } else emit(pointer, value);
}

class Walk {
  private readonly visited = new Set<string>();

  constructor(private readonly emit: Emit) {}

  node(cursor: Cursor, skipped: readonly string[] = []): void {
    const {value, pointer} = cursor;
    if (isJsonList(value))
      return cursor
        .with({list: value})
        .items('list')
        .forEach((item) => this.node(item));
    if (!isJsonObject(value)) return this.emit(pointer, value);
    const visit = `${pointer} ${skipped.join(' ')}`;
    if (this.visited.has(visit)) return;
    this.visited.add(visit);
    const isPointer = cursor.text('$ref')?.startsWith('#/') === true;
    const target = isPointer ? cursor.target() : undefined;
    // References with plain-name fragments can point to these schemas.
    for (const [, schema] of cursor.entries('$defs'))
      if (schema.has('$anchor') || schema.has('$dynamicAnchor')) this.node(schema);
    if (target !== undefined)
      this.node(
        target,
        OVERRIDING.filter((key) => cursor.has(key)),
      );
    Object.keys(value)
      .filter((key) => !IDENTIFIERS.includes(key) && !IN_WORDS.has(key) && !skipped.includes(key))
      .forEach((key) => this.member(cursor, key));
  }

  private member(owner: Cursor, key: string): void {
    const member = owner.get(key);
    if (member === undefined || (key.startsWith('x-') && !EXTENSIONS.has(key))) return;
    if (key === 'mapping')
      Object.keys(member.object).forEach((name) => this.emit(member.pointer, name));
    // Pages show the display names of tags instead. `tags.test.ts` tests them.
    else if (key === 'tags') return;
    // Pages show the name of a component instead of its type `object`.
    else if (key === 'type' && JSON.stringify(member.value).includes('"object"')) return;
    else if (DATA.has(key) || (key === 'examples' && isJsonList(member.value))) {
      walkData(member.value, member.pointer, this.emit);
    } else if (NAMED.has(key) && isJsonObject(member.value)) this.named(member);
    else this.node(member);
  }

  private named(owner: Cursor): void {
    for (const name of Object.keys(owner.object)) {
      this.emit(owner.pointer, name);
      const member = owner.get(name);
      if (member !== undefined) this.node(member);
    }
  }
}

/**
 * Matches the pointers of facts that pages do not quote: types of security schemes are paraphrased, and
 * `tags.test.ts` tests the tags.
 */
const NOT_AS_IT_STANDS =
  /^#\/components\/securitySchemes\/[^/]+\/type$|^#\/tags\/list\/\d+\/(name|parent|kind)$/;

const createWalk = (facts: Fact[]): Walk =>
  new Walk((pointer, value) => {
    const isFact = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    if (isFact) facts.push({pointer, value});
  });

/** Lists all facts about an operation, including those of its path item and of the components that it references. */
export function collectFacts({cursor, pathItem}: Operation): readonly Fact[] {
  const facts: Fact[] = [];
  const walk = createWalk(facts);
  walk.node(cursor);
  const own = [
    'summary',
    'description',
    'parameters',
    ...(cursor.has('servers') ? [] : ['servers']),
  ];
  own.flatMap((key) => pathItem.get(key) ?? []).forEach((member) => walk.node(member));
  return facts;
}

export function collectApiFacts(contract: Cursor): readonly Fact[] {
  const facts: Fact[] = [];
  const walk = createWalk(facts);
  const own = ['info', 'externalDocs', 'servers', 'tags'].map((key) => contract.get(key));
  const schemes = contract.get('components')?.get('securitySchemes');
  [...own, schemes].forEach((member) => member && walk.node(member));
  return facts.filter(({pointer}) => !NOT_AS_IT_STANDS.test(pointer));
}
