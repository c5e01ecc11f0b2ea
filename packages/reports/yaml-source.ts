import fs from 'node:fs';

import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml';

import {cutDeepNesting} from './deep-nesting';
import {indentContinuations} from './indent-continuations';
import {splitPointer} from './pointer';
import type {Problem, SourceLocation} from './problems';
import {findWrongEncoding} from './wrong-encoding';

/** A syntax error. The message is part of a sentence. There is a `fix` only if a specific one is known. */
type YamlMistake = Omit<Problem, 'file' | 'fix'> & Partial<Pick<Problem, 'fix'>>;

export interface Item extends SourceLocation {
  readonly value: unknown;
}

export interface Entry extends Item {
  readonly key: string;
  readonly items: readonly Item[];
}

export interface Mapping {
  readonly entries: readonly Entry[];
  readonly mistakes: readonly YamlMistake[];
}

/** Maximum number of repetitions of a value through nested aliases. The parser's default of 100 is too low. */
const MOST_ALIASES = 10_000;

/** Shortens a message of the parser to its first line, without the location, which is reported separately. */
const toReason = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]$/, '');

let last = {source: '', isOneLine: false};

/** Returns true if a text is a single line of JSON. Keeps the last result: a file can have thousands of problems. */
function isOneLine(source: string): boolean {
  if (last.source === source) return last.isOneLine;
  const text = source.trim();
  last = {source, isOneLine: text.startsWith('{') && !/[\n\r]/.test(text)};
  return last.isOneLine;
}

/** Returns the pointer if the file is a single line of JSON, in which a column does not help; `{}` otherwise. */
export const namePointer = (source: string, pointer: string): Pick<SourceLocation, 'pointer'> =>
  splitPointer(pointer).join('') !== '' && isOneLine(source) ? {pointer} : {};

const buildError = (start: number, message: string): YAMLParseError =>
  new YAMLParseError([start, start + 1], 'IMPOSSIBLE', message);

/** Adds an error for each key that a mapping repeats. The parser compares all keys of a mapping with each other. */
function rejectRepeatedKeys(document: Document.Parsed): void {
  visit(document, {
    Map(_, {items}) {
      const found = new Set<unknown>();
      for (const {key} of items) {
        if (!isScalar(key)) continue;
        if (found.has(key.value))
          document.errors.push(buildError(key.range?.[0] ?? 0, 'Map keys must be unique'));
        found.add(key.value);
      }
    },
  });
  document.errors.sort((a, b) => a.pos[0] - b.pos[0]);
}

/** Matches texts that may contain a list or a mapping as a key. */
const COLLECTION_KEY = /[\]}]\s*:|(?:^|[\s,[{])\?\s/;

/** Adds an error for the first list or mapping that is a key, because nested ones take minutes to convert to text. */
function rejectCollectionKeys(text: string, document: Document.Parsed): void {
  if (document.errors.length > 0 || !COLLECTION_KEY.test(text)) return;
  visit(document, {
    Pair(_, {key}) {
      if (!isCollection(key)) return undefined;
      const start = key.range?.[0] ?? 0;
      document.errors.push(buildError(start, 'a key is a list or a mapping, not a text'));
      return visit.BREAK;
    },
  });
}

/** Builds the problem for a file that is not valid YAML, or not valid JSON if its extension is `.json`. */
export function toYamlProblem(file: string, {line, column, message}: YamlMistake): Problem {
  const [name, signs] = file.endsWith('.json')
    ? ['JSON', 'commas, quotes and brackets']
    : ['YAML', 'indentation, quotes and colons'];
  return {
    file,
    line,
    column,
    message: `The ${name} cannot be read: ${message}`,
    fix: `check ${signs} in this line and the line before`,
  };
}

/** A parsed YAML or JSON text with the locations of all values. */
export class YamlSource {
  readonly document;
  #lines = new LineCounter();

  constructor(
    readonly text: string,
    options: SchemaOptions = {},
  ) {
    const parse = (source: string) =>
      parseDocument(source, {
        ...options,
        uniqueKeys: false,
        lineCounter: (this.#lines = new LineCounter()),
      });
    const start = cutDeepNesting(text);
    const document = parse(start ?? text);
    this.document =
      document.errors.length === 0 || start !== undefined
        ? document
        : parse(indentContinuations(text).text);
    if (start !== undefined) document.errors = [buildError(start.length, 'it is nested too deep')];
    else {
      rejectRepeatedKeys(this.document);
      rejectCollectionKeys(text, this.document);
    }
  }

  get mistakes(): readonly YamlMistake[] {
    const {errors} = this.document;
    return errors.map(({pos, message}) => ({...this.locate(pos[0]), message: toReason(message)}));
  }

  /** @throws Error if the text is not YAML, or its aliases expand to too many values */
  get value(): unknown {
    const [error] = this.document.errors;
    if (error !== undefined) throw error;
    return this.document.toJS({maxAliasCount: MOST_ALIASES}) as unknown;
  }

  /** Returns the entries of a mapping; none for an empty text. `otherwise` is the error's message. */
  toMapping(otherwise: string): Mapping {
    const {mistakes} = this;
    const {contents} = this.document;
    if (mistakes.length > 0 || contents === null) return {entries: [], mistakes};
    if (isMap(contents))
      return {entries: contents.items.map((pair) => this.#toEntry(pair)), mistakes};
    return {entries: [], mistakes: [{...this.locate(contents), message: otherwise}]};
  }

  locate(place: unknown): SourceLocation {
    const offset = typeof place === 'number' ? place : (place as Node | null)?.range?.[0];
    const {line, col} = this.#lines.linePos(offset ?? 0);
    return {line, column: col};
  }

  /** Returns the location of the value at a JSON Pointer, or of the nearest enclosing value. */
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

  toProblem(pointer: string, message: string, fix: string): Problem {
    return {file: this.file, ...this.findLocation(pointer), message, fix};
  }

  /** Returns the content of the file; undefined if it is not UTF-8 or has syntax errors, which `problems` receives. */
  parse(problems: Problem[]): unknown {
    const {file, mistakes} = this;
    const wrong = findWrongEncoding(file, this.text);
    if (wrong !== undefined) {
      problems.push(wrong);
      return undefined;
    }
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
