/** A fact of the contract, with its kind. */
export interface Fact {
  readonly kind: string;
  readonly text: string;
}

type JsonObject = Readonly<Record<string, unknown>>;
type Say = (kind: string, text: string) => void;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The target of a link: it may have parentheses inside of each other (CommonMark 0.31, 6.3). */
const TARGET = /\]\((?:[^()]|\([^()]*\))*\)/g;

/** Removes what Markdown does not show: comments, quotation marks, fences, definitions and targets of links. */
function removeMarkup(markdown: string): string {
  const definition = /^[ \t]*\[([^\]]+)\]:.*$/gm;
  const labels = new Set(Array.from(markdown.matchAll(definition), ([, label]) => label));
  return markdown
    .replace(/<!--[^]*?-->/g, '')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(definition, '\n')
    .replace(/^\s*(?:```.*$|\d+\.\s)/gm, '\n')
    .replace(TARGET, ']')
    .replace(/\]\[([^\]]*)\]/g, (link, label: string) =>
      labels.has(label) || label === '' ? ']' : link,
    );
}

/** The sentences of a text in Markdown; a paragraph, list item, definition or fence ends a sentence, too. */
const toSentences = (markdown: string): string[] =>
  removeMarkup(markdown)
    .split(/\n\s*\n|\n(?=\s*[-*]\s)|(?<=[.!?:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Lists the leaves of an example; `null` and booleans are everywhere and prove nothing. */
function sayLeaves(value: unknown, say: Say): void {
  if (typeof value === 'string' || typeof value === 'number') say('example value', String(value));
  else if (Array.isArray(value)) value.forEach((item: unknown) => sayLeaves(item, say));
  else if (isObject(value)) Object.values(value).forEach((item) => sayLeaves(item, say));
}

const toText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Maps whose keys a page has to name. */
const NAMED: Readonly<Record<string, string>> = {
  properties: 'property',
  headers: 'header',
  responses: 'status code',
  content: 'media type',
};

/** Facts of single members, without nested ones. */
const MEMBERS: Readonly<Record<string, (value: unknown, say: Say) => void>> = {
  description: (value, say) => {
    if (typeof value === 'string') toSentences(value).forEach((text) => say('description', text));
  },
  summary: (value, say) => {
    if (typeof value === 'string') say('summary', value);
  },
  enum: (value, say) => {
    if (Array.isArray(value)) value.forEach((item) => say('enum value', toText(item)));
  },
  const: (value, say) => say('enum value', toText(value)),
  example: sayLeaves,
  examples: (value, say) => {
    if (Array.isArray(value)) sayLeaves(value, say);
  },
};

/** Members with data instead of schemas. */
const DATA = new Set(['example', 'default', 'enum', 'const', 'mapping', 'security']);

/**
 * Members next to a `$ref` that replace those of its target (OpenAPI 3.1.1, 4.8.23); pages show them for schemas
 * too.
 */
const OVERRIDING = ['summary', 'description', 'title', 'example', 'examples'];

class Walk {
  readonly facts = new Map<string, Fact>();
  private readonly seen = new Set<string>();

  constructor(private readonly document: JsonObject) {}

  private readonly say: Say = (kind, text) => {
    this.facts.set(`${kind} ${text}`, {kind, text});
  };

  /** Visits the target of a reference once without the same members: contracts may be recursive. */
  private follow(reference: string, skipped: readonly string[]): void {
    const visit = `${reference} ${skipped.join(' ')}`;
    if (this.seen.has(visit)) return;
    this.seen.add(visit);
    this.visit(this.find(reference), skipped);
  }

  private find(reference: string): unknown {
    const keys = reference.slice(2).split('/');
    const step = (at: unknown, key: string): unknown =>
      isObject(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    return keys.reduce(step, this.document);
  }

  /** Visits the values of a map whose keys are names, not members of the OpenAPI specification. */
  private visitNamed(kind: string, map: JsonObject): void {
    for (const [name, value] of Object.entries(map)) {
      this.say(kind, name);
      this.visit(value);
    }
  }

  private visitExamples(examples: unknown): void {
    if (!isObject(examples)) return;
    for (const named of Object.values(examples)) {
      const isReference = isObject(named) && typeof named.$ref === 'string';
      const example = isReference ? this.find(String(named.$ref)) : named;
      if (!isObject(example)) continue;
      sayLeaves(example.value, this.say);
      MEMBERS.summary?.(example.summary, this.say);
      MEMBERS.description?.(example.description, this.say);
    }
  }

  private visitMember(key: string, value: unknown): void {
    if (key.startsWith('x-') || (DATA.has(key) && MEMBERS[key] === undefined)) return;
    const kind = NAMED[key];
    if (kind !== undefined && isObject(value)) return this.visitNamed(kind, value);
    MEMBERS[key]?.(value, this.say);
    if (key === 'examples') this.visitExamples(value);
    else if (!DATA.has(key)) this.visit(value);
  }

  /**
   * Visits any part of the contract.
   *
   * @param skipped members that others replace
   */
  visit(value: unknown, skipped: readonly string[] = []): void {
    if (Array.isArray(value)) return value.forEach((item) => this.visit(item));
    if (!isObject(value)) return;
    if (typeof value.$ref === 'string')
      this.follow(value.$ref, [...skipped, ...OVERRIDING.filter((key) => key in value)]);
    if (typeof value.name === 'string' && 'in' in value) this.say('parameter', value.name);
    for (const [key, member] of Object.entries(value))
      if (!skipped.includes(key)) this.visitMember(key, member);
  }
}

function findOperation(document: JsonObject, operationId: string): JsonObject {
  const items = isObject(document.paths) ? Object.values(document.paths) : [];
  const members = items.flatMap((item) => (isObject(item) ? Object.values(item) : []));
  const found = members.filter(isObject).find((member) => member.operationId === operationId);
  if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return found;
}

/**
 * Everything that a contract says of one operation: names of properties, parameters and headers, enum
 * values, summaries, the sentences of descriptions, status codes, media types, values of examples.
 * References are followed to any depth; members that begin with `x-` are left out.
 *
 * @param document the contract, read from JSON
 * @throws Error where there is no such operation
 */
export function findContractFacts(document: unknown, operationId: string): readonly Fact[] {
  if (!isObject(document)) throw new Error('The contract is not an object.');
  return listFacts(document, findOperation(document, operationId));
}

/** Lists the facts of a part of a contract. */
export function listFacts(document: JsonObject, part: unknown): readonly Fact[] {
  const walk = new Walk(document);
  walk.visit(part);
  return [...walk.facts.values()];
}
