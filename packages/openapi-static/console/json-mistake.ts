/** The first place where a text stops being JSON. */
export interface JsonMistake {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

class Unexpected extends Error {
  constructor(
    readonly index: number,
    readonly expected: string,
  ) {
    super(expected);
  }
}

const SPACE = /[ \t\r\n]*/y;
// JSON forbids exactly these control characters inside a string.
// eslint-disable-next-line no-control-regex -- JSON forbids just these in strings (RFC 8259).
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;

/** Walks a text by the grammar of RFC 8259 and stops at the first mistake. */
class Reader {
  private index = 0;

  constructor(private readonly text: string) {}

  readDocument(): void {
    this.readValue();
    if (this.index < this.text.length) this.fail('the end of the text is expected');
  }

  private readValue(): void {
    this.skip(SPACE);
    if (this.skipText('{')) this.readRow('}', () => this.readMember());
    else if (this.skipText('[')) this.readRow(']', () => this.readValue());
    else if (this.text[this.index] === '"') this.readString();
    else if (!this.skip(SCALAR)) this.fail('a value is expected');
    this.skip(SPACE);
  }

  private readRow(end: string, readEntry: () => void): void {
    this.skip(SPACE);
    if (this.skipText(end)) return;
    do readEntry();
    while (this.skipText(','));
    if (!this.skipText(end)) this.fail(`a comma or ${end} is expected`);
  }

  private readMember(): void {
    this.skip(SPACE);
    if (this.text[this.index] !== '"') this.fail('a field name in double quotes is expected');
    this.readString();
    this.skip(SPACE);
    if (!this.skipText(':')) this.fail('a colon is expected after the field name');
    this.readValue();
  }

  private readString(): void {
    if (!this.skip(STRING)) {
      this.fail('this text has no closing quotation mark, or a character that must be escaped');
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

  private fail(expected: string): never {
    throw new Unexpected(this.index, expected);
  }
}

/** Finds where a text is not JSON, in the same words in every browser. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  try {
    new Reader(text).readDocument();
    return undefined;
  } catch (error) {
    if (!(error instanceof Unexpected))
      return {line: 1, column: 1, message: 'it is nested too deep'};
    const before = text.slice(0, error.index).split('\n');
    return {line: before.length, column: (before.at(-1) ?? '').length + 1, message: error.expected};
  }
}
