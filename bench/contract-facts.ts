import {findOwnMember} from '@openapi-portal/reports/json';

/** A statement in a contract that its documentation should contain, with its kind. */
export interface Fact {
  readonly kind: string;
  readonly text: string;
}

type JsonObject = Readonly<Record<string, unknown>>;
type Say = (kind: string, text: string) => void;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Matches the target of a link, which may contain nested parentheses (CommonMark 0.31, section 6.3). */
const TARGET = /\]\((?:[^()]|\([^()]*\))*\)/g;

/** Removes invisible Markdown: comments, markers of quotes and fences, link definitions and link targets. */
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

/** Splits Markdown into sentences. Paragraphs, list items, definitions and fences also end a sentence. */
const toSentences = (markdown: string): string[] =>
  removeMarkup(markdown)
    .split(/\n\s*\n|\n(?=\s*[-*]\s)|(?<=[.!?:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Lists the leaves of an example, except `null` and booleans, which appear on every page anyway. */
function sayLeaves(value: unknown, say: Say): void {
  if (typeof value === 'string' || typeof value === 'number') say('example value', String(value));
  else if (Array.isArray(value)) value.forEach((item: unknown) => sayLeaves(item, say));
  else if (isObject(value)) Object.values(value).forEach((item) => sayLeaves(item, say));
}

const toText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Members that map names to objects. Documentation must show the names. */
const NAMED: Readonly<Record<string, string>> = {
  properties: 'property',
  headers: 'header',
  responses: 'status code',
  content: 'media type',
};

/** Functions that list the facts of a member without its nested members, by the name of the member. */
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

/** Members that contain data instead of schemas. */
const DATA = new Set(['example', 'default', 'enum', 'const', 'mapping', 'security']);

/**
 * Members that override those of the target when next to a `$ref` (OpenAPI 3.1.1, section 4.8.23). Documentation tools
 * treat schemas the same way.
 */
const OVERRIDING = ['summary', 'description', 'title', 'example', 'examples'];

class Walk {
  readonly facts = new Map<string, Fact>();
  private readonly seen = new Set<string>();

  constructor(private readonly document: JsonObject) {}

  private readonly say: Say = (kind, text) => {
    this.facts.set(`${kind} ${text}`, {kind, text});
  };

  /** Visits the target of a reference only once for the same skipped members, because contracts may be recursive. */
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

  /** Visits a map whose keys are names instead of OpenAPI keywords. */
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
    const sayMember = findOwnMember(MEMBERS, key);
    if (key.startsWith('x-') || (DATA.has(key) && sayMember === undefined)) return;
    const kind = findOwnMember(NAMED, key);
    if (kind !== undefined && isObject(value)) return this.visitNamed(kind, value);
    sayMember?.(value, this.say);
    if (key === 'examples') this.visitExamples(value);
    else if (!DATA.has(key)) this.visit(value);
  }

  /**
   * Visits any part of the contract.
   *
   * @param skipped members that the referring object overrides
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
 * Lists the facts of an operation: names of properties, parameters and headers, enum values, summaries, sentences of
 * descriptions, status codes, media types and example values. References are followed to any depth. Extensions (`x-…`)
 * are omitted.
 *
 * @param document the parsed contract
 * @throws Error if the contract has no such operation
 */
export function findContractFacts(document: unknown, operationId: string): readonly Fact[] {
  if (!isObject(document)) throw new Error('The contract is not an object.');
  return listFacts(document, findOperation(document, operationId));
}

export function listFacts(document: JsonObject, part: unknown): readonly Fact[] {
  const walk = new Walk(document);
  walk.visit(part);
  return [...walk.facts.values()];
}
