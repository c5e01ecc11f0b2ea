/** Brackets around the label of a node, the longest first, and what no label inside may hold. */
const SHAPES = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
] as const;

/** A hyphen may stand inside an id, and begins an arrow elsewhere. */
const ID = /^\w+(?:-\w+)*/;

const ARROW = /^(?<start><)?(?<line>-{2,}|-\.+-|={2,})(?<end>>)?(?:\s*\|(?<label>[^|]*)\|)?/;

/** A label that stands in the line: `-- yes -->`. */
const LABELLED =
  /^(?<start><)?(?:--|-\.|==)\s+(?<label>[^-=.|]+?)\s+(?<line>-{2,}|\.+-|={2,})(?<end>>)?/;

/** A piece of a statement as the library takes it, and what comes behind it. */
interface Read {
  readonly written: string;
  readonly rest: string;
}

const toRead = (written: string, text: string, length: number): Read => ({
  written,
  rest: text.slice(length).trimStart(),
});

/** A label without the quotes that let it hold any sign in Mermaid; the library would print them. */
function readLabel(text: string): string | undefined {
  const quoted = /^"(?<inner>[^"]*)"$/.exec(text.trim())?.groups?.inner;
  const label = quoted ?? text.trim();
  return label === '' || /["()[\]{}]/.test(label) ? undefined : label;
}

function readNode(text: string): Read | undefined {
  const [id] = ID.exec(text) ?? [];
  if (id === undefined) return undefined;
  const behind = text.slice(id.length);
  const shape = SHAPES.find(([open]) => behind.startsWith(open));
  if (shape === undefined) return toRead(id, text, id.length);
  const [open, close] = shape;
  const end = behind.indexOf(close, open.length);
  const label = end < 0 ? undefined : readLabel(behind.slice(open.length, end));
  if (label === undefined) return undefined;
  return toRead(id + open + label + close, text, id.length + end + close.length);
}

/** Lines of any length are as long as the library's. */
function toLine(line: string, end: string): string {
  if (line.includes('.')) return `-.-${end}`;
  return line.startsWith('=') ? `==${end || '='}` : `--${end || '-'}`;
}

function readArrow(text: string): Read | undefined {
  const found = LABELLED.exec(text) ?? ARROW.exec(text);
  const {start = '', line = '', end = '', label} = found?.groups ?? {};
  if (found === null || (line.length === 2 && end === '')) return undefined;
  const written = label === undefined ? '' : `|${label.trim()}|`;
  return toRead(start + toLine(line, end) + written, text, found[0].length);
}

/** Nodes side by side: `A & B`. */
function readNodes(text: string): Read | undefined {
  let read = readNode(text);
  while (read?.rest.startsWith('&')) {
    const next = readNode(read.rest.slice(1).trimStart());
    read = next && {written: `${read.written} & ${next.written}`, rest: next.rest};
  }
  return read;
}

/**
 * A line of nodes and arrows as the library reads it whole: it takes `A-->B` for a node of that name, and leaves out what it
 * does not know.
 *
 * @returns one statement for each that the line has; nothing where one is none
 */
export function readStatements(line: string): readonly string[] | undefined {
  const statements: string[] = [];
  let text = line.trim();
  while (text !== '') {
    let read = readNodes(text);
    while (read !== undefined && read.rest !== '' && !read.rest.startsWith(';')) {
      const arrow = readArrow(read.rest);
      const next = arrow && readNodes(arrow.rest);
      read = next && {
        written: `${read.written} ${arrow.written} ${next.written}`,
        rest: next.rest,
      };
    }
    if (read === undefined) return undefined;
    statements.push(read.written);
    text = read.rest.replace(/^;\s*/, '');
  }
  return statements;
}
