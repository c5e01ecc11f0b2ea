import {readJson} from '@openapi-portal/reports/json';

import type {Json} from './model';

const SPACE = /[ \t\r\n]*/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids just these in strings (RFC 8259).
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;

/** Checks text against the grammar of RFC 8259 and throws at the first error. */
class Reader {
  private index = 0;

  constructor(private readonly text: string) {}

  readDocument(): void {
    this.readValue();
    if (this.index < this.text.length) this.fail('expected the end of the text');
  }

  private readValue(): void {
    this.skip(SPACE);
    if (this.skipText('{')) this.readRow('}', () => this.readMember());
    else if (this.skipText('[')) this.readRow(']', () => this.readValue());
    else if (this.text[this.index] === '"') this.readString();
    else if (!this.skip(SCALAR)) this.fail('expected a value');
    this.skip(SPACE);
  }

  private readRow(end: string, readEntry: () => void): void {
    this.skip(SPACE);
    if (this.skipText(end)) return;
    do readEntry();
    while (this.skipText(','));
    if (!this.skipText(end)) this.fail(`expected a comma or ${end}`);
  }

  private readMember(): void {
    this.skip(SPACE);
    if (this.text[this.index] !== '"') this.fail('expected a field name in double quotes');
    this.readString();
    this.skip(SPACE);
    if (!this.skipText(':')) this.fail('expected a colon after the field name');
    this.readValue();
  }

  private readString(): void {
    if (!this.skip(STRING)) {
      this.fail(
        'this string has no closing quotation mark, or contains a character that must be escaped',
      );
    }
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.index;
    const found = pattern.test(this.text);
    if (found) this.index = pattern.lastIndex;
    return found;
  }

  private skipText(text: string): boolean {
    const found = this.text.startsWith(text, this.index);
    if (found) this.index += text.length;
    return found;
  }

  private fail(message: string): never {
    const lines = this.text.slice(0, this.index).split('\n');
    const column = (lines.at(-1) ?? '').length + 1;
    const where = `line ${lines.length}, column ${column}`;
    throw new SyntaxError(`is not JSON at ${where}: ${message}`, {cause: this.index});
  }
}

/** Parses JSON with error messages that are the same in every browser. The `cause` is the index in the text. */
export function parseJson(text: string): Json {
  try {
    new Reader(text).readDocument();
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    throw new SyntaxError('is not JSON at line 1, column 1: it is nested too deep', {cause: error});
  }
}

export const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Maximum number of indented levels. Indentation of deep JSON could fill the memory. */
const MAX_INDENTED = 25;

/** Indents valid JSON by two spaces. It is not parsed, so that numbers keep all digits. */
export function formatJson(text: string): string {
  let depth = 0;
  let previous = '';
  const lines: string[] = [];
  const startLine = (): void => void lines.push(`\n${'  '.repeat(Math.min(depth, MAX_INDENTED))}`);
  for (const [token] of text.matchAll(TOKEN)) {
    const isClosing = token === '}' || token === ']';
    const isAfterOpening = previous === '{' || previous === '[';
    if (isClosing) depth -= 1;
    if (isClosing ? !isAfterOpening : isAfterOpening || previous === ',') startLine();
    lines.push(token === ':' ? ': ' : token);
    if (token === '{' || token === '[') depth += 1;
    previous = token;
  }
  return lines.join('');
}
