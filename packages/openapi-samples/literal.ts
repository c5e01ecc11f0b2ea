import {quoteJson} from './quote';

export type JsonScalar = string | number | bigint | boolean | null;
export type Json = JsonScalar | readonly Json[] | {readonly [key: string]: Json};

const isJsonList = (value: Json): value is readonly Json[] => Array.isArray(value);

export function hasScalar(value: Json, test: (scalar: JsonScalar) => boolean): boolean {
  if (isJsonList(value)) return value.some((item) => hasScalar(item, test));
  if (typeof value !== 'object' || value === null) return test(value);
  return Object.entries(value).some(([key, member]) => test(key) || hasScalar(member, test));
}

export interface Notation {
  readonly indent: string;
  /** Maximum line width in columns. */
  readonly width: number;
  readonly trailingComma: '' | ',';
  readonly emptyObject: string;
  readonly quote: (text: string) => string;
  /** Scalars that are written differently from JSON, such as `None` in Python. */
  readonly constants?: ReadonlyMap<JsonScalar, string>;
  readonly toKey: (name: string) => string;
  readonly toBraces: (object: object) => readonly [open: string, close: string];
}

function wrap(
  lines: readonly string[],
  [open, close]: readonly [string, string],
  {trailingComma}: Notation,
  margin: string,
): string {
  return `${open}\n${lines.join(',\n')}${trailingComma}\n${margin}${close}`;
}

/** Returns true for a list of lists, which formatters write row by row. */
const isTable = (list: readonly Json[]): boolean =>
  list.length > 1 && list.every((item) => isJsonList(item) && item.length > 1);

const isScalarOrEmpty = (value: Json): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;

function toLine(value: Json, notation: Notation, room: number): string | undefined {
  const list =
    isJsonList(value) && value.length > 0 ? listToLine(value, notation, room) : undefined;
  const text = isScalarOrEmpty(value) ? toLiteral(value, notation) : list;
  return text === undefined || text.includes('\n') || text.length >= room ? undefined : text;
}

/** Stops at the first item that does not fit. Nested lists would otherwise be written again for each enclosing list. */
function listToLine(list: readonly Json[], notation: Notation, room: number): string | undefined {
  if (isTable(list) || room <= 0) return undefined;
  let line = '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) line += ', ';
    const text = toLine(item, notation, room - line.length - 1);
    if (text === undefined) return undefined;
    line += text;
  }
  return `${line}]`;
}

function listToLiteral(
  list: readonly Json[],
  notation: Notation,
  margin: string,
  column: number,
): string {
  if (list.length === 0) return '[]';
  const line = toLine(list, notation, notation.width - column);
  if (line !== undefined) return line;
  const inner = margin + notation.indent;
  const lines = list.map((item) => inner + toLiteral(item, notation, inner));
  return wrap(lines, ['[', ']'], notation, margin);
}

/** Writes a literal with margins, each member on its own line. `column` is where it starts. */
export function toLiteral(
  value: Json,
  notation: Notation,
  margin = '',
  column = margin.length,
): string {
  if (isJsonList(value)) return listToLiteral(value, notation, margin, column);
  if (typeof value === 'string') return notation.quote(value);
  if (typeof value !== 'object' || value === null)
    return notation.constants?.get(value) ?? String(value);
  if (Object.keys(value).length === 0) return notation.emptyObject;
  const inner = margin + notation.indent;
  const lines = Object.entries(value).map(([name, member]) => {
    const start = inner + notation.toKey(name);
    return start + toLiteral(member, notation, inner, start.length);
  });
  return wrap(lines, notation.toBraces(value), notation, margin);
}

export const JSON_NOTATION: Notation = {
  indent: '  ',
  width: 80,
  trailingComma: '',
  emptyObject: '{}',
  quote: quoteJson,
  toKey: (name) => `${quoteJson(name)}: `,
  toBraces: () => ['{', '}'],
};

/** Formats JSON with an indentation of two spaces and invisible characters escaped. */
export const formatJson = (value: Json): string => toLiteral(value, JSON_NOTATION);
