import fs from 'node:fs';

import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type SchemaOptions,
} from 'yaml';

import {indentContinuations} from './indent-continuations';
import {splitPointer} from './pointer';
import type {Problem, SourceLocation} from './problems';

/** What keeps a text from being read, as part of a sentence; the fix only where more can be said than to look there. */
type YamlMistake = Omit<Problem, 'file' | 'fix'> & Partial<Pick<Problem, 'fix'>>;

/** A value and where it stands. */
export interface Item extends SourceLocation {
  readonly value: unknown;
}

/** A key, where it stands, and its value. */
export interface Entry extends Item {
  readonly key: string;
  /** The elements of a list; of anything else, the value itself. */
  readonly items: readonly Item[];
}

/** The top level of a YAML mapping. */
export interface Mapping {
  readonly entries: readonly Entry[];
  readonly mistakes: readonly YamlMistake[];
}

/** How often a value may be used by its aliases, and these by theirs: the parser's own 100 are soon there. */
const MOST_ALIASES = 10_000;

/** A reader's sentence: the first line of the parser's, without the location that it repeats. */
const toReason = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]$/, '');

/** The pointer of a value where all of a file stands in one line of JSON: it says more than a column. */
export const namePointer = (source: string, pointer: string): Pick<SourceLocation, 'pointer'> =>
  /^\s*\{[^\n\r]*$/.test(source.trimEnd()) && splitPointer(pointer).join('') !== ''
    ? {pointer}
    : {};

/** What is wrong with a file that is no YAML, or no JSON by its name. */
export function toYamlProblem(file: string, {line, column, message}: YamlMistake): Problem {
  const [name, signs] = file.endsWith('.json')
    ? ['JSON', 'commas, quotes and brackets']
    : ['YAML', 'indentation, quotes and colons'];
  return {
    file,
    line,
    column,
    message: `The ${name} cannot be read: ${message}`,
    fix: `check ${signs} at this place and in the line before it`,
  };
}

/** A text of YAML, or of JSON, parsed once, with the locations of all that stands in it. */
export class YamlSource {
  readonly document;
  #lines = new LineCounter();

  constructor(
    readonly text: string,
    options: SchemaOptions = {},
  ) {
    const parse = (source: string) =>
      parseDocument(source, {...options, lineCounter: (this.#lines = new LineCounter())});
    const document = parse(text);
    this.document = document.errors.length === 0 ? document : parse(indentContinuations(text).text);
  }

  /** What keeps the text from being YAML. */
  get mistakes(): readonly YamlMistake[] {
    const {errors} = this.document;
    return errors.map(({pos, message}) => ({...this.locate(pos[0]), message: toReason(message)}));
  }

  /** @throws Error where the text is no YAML, or its aliases grow out of all proportion */
  get value(): unknown {
    const [error] = this.document.errors;
    if (error !== undefined) throw error;
    return this.document.toJS({maxAliasCount: MOST_ALIASES}) as unknown;
  }

  /**
   * The text as a mapping; empty text is an empty one.
   *
   * @param otherwise what is wrong where it is something else
   */
  toMapping(otherwise: string): Mapping {
    const {mistakes} = this;
    const {contents} = this.document;
    if (mistakes.length > 0 || contents === null) return {entries: [], mistakes};
    if (isMap(contents))
      return {entries: contents.items.map((pair) => this.#toEntry(pair)), mistakes};
    return {entries: [], mistakes: [{...this.locate(contents), message: otherwise}]};
  }

  /** Where a node of the document begins, or what stands at an offset. */
  locate(place: unknown): SourceLocation {
    const offset = typeof place === 'number' ? place : (place as Node | null)?.range?.[0];
    const {line, col} = this.#lines.linePos(offset ?? 0);
    return {line, column: col};
  }

  /**
   * Where the value stands that a JSON Pointer (RFC 6901) names.
   *
   * @param pointer as a URI fragment: `#/paths/~1users/get`
   * @returns the location of the nearest value around it where the text has none there
   */
  findLocation(pointer: string): SourceLocation {
    const named = namePointer(this.text, pointer);
    for (let path = splitPointer(pointer); path.length > 0; path = path.slice(0, -1)) {
      const node = this.document.getIn(path, true) as Node | undefined;
      if (node?.range) return {...this.locate(node), ...named};
    }
    return {line: 1, column: 1, ...named};
  }

  #toEntry({key, value}: Pair): Entry {
    const toValue = (node: unknown): unknown => (node as Node | null)?.toJS(this.document) ?? null;
    const items = isSeq(value) ? value.items : [value];
    return {
      ...this.locate(key),
      key: isScalar(key) ? String(key.value) : '',
      value: toValue(value),
      items: items.map((item) => ({...this.locate(item ?? key), value: toValue(item)})),
    };
  }
}

/** A file of YAML, or of JSON. */
export class YamlFile extends YamlSource {
  /** @param file absolute path */
  constructor(
    readonly file: string,
    text: string,
    options?: SchemaOptions,
  ) {
    super(text, options);
  }

  static read(file: string): YamlFile {
    return new YamlFile(file, fs.readFileSync(file, 'utf8'));
  }

  /** What is wrong at a JSON Pointer. */
  toProblem(pointer: string, message: string, fix: string): Problem {
    return {file: this.file, ...this.findLocation(pointer), message, fix};
  }

  /**
   * What the file holds.
   *
   * @param problems takes the locations at which it cannot be read
   */
  parse(problems: Problem[]): unknown {
    const {file, mistakes} = this;
    problems.push(...mistakes.map((mistake) => toYamlProblem(file, mistake)));
    try {
      return mistakes.length > 0 ? undefined : this.value;
    } catch (error) {
      const message = toReason((error as Error).message);
      problems.push(toYamlProblem(file, {line: 1, column: 1, message}));
      return undefined;
    }
  }
}
