/** The code of a code block, with the lines to highlight and the line numbering that its author chose. */
export interface LineMarks {
  /** The code without the `highlight-…` comments. */
  readonly code: string;
  /** Indexes of the marked lines, starting at 0. */
  readonly marked: ReadonlySet<number>;
  readonly firstNumber?: number;
  readonly title?: string;
}

/** Matches a line that consists of a `highlight-…` comment, in the comment syntax of any language. */
const COMMENT =
  /^\s*(?:\/\/|#|--|;;|%|!|\{\s*\/\*|\/\*|<!--)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Yields the 0-based line indexes of ranges such as `1,3-5`. */
function* listRanges(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) yield line - 1;
  }
}

/** Removes the `highlight-…` comments from the code and collects the lines that they mark. */
function readComments(code: string): Pick<LineMarks, 'code'> & {readonly marked: Set<number>} {
  const lines: string[] = [];
  const marked = new Set<number>();
  let isInBlock = false;
  for (const line of code.split('\n')) {
    const what = COMMENT.exec(line)?.groups?.what;
    if (what === 'next-line') marked.add(lines.length);
    else if (what !== undefined) isInBlock = what === 'start';
    else {
      if (isInBlock) marked.add(lines.length);
      lines.push(line);
    }
  }
  return {code: lines.join('\n'), marked};
}

/**
 * Parses the line marks of a code block in the syntax of Docusaurus: `title="…"`, `{1,3-5}` and
 * `showLineNumbers` after the language, and the comments `highlight-next-line`, `highlight-start` and
 * `highlight-end`.
 *
 * @param meta the text after the language, such as `title="a.js" {1} showLineNumbers=7`
 */
export function readLineMarks(code: string, meta: string): LineMarks {
  const title = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta)?.groups?.title;
  const rest = meta.replace(/\btitle=(["']).*?\1/, '');
  const comments = readComments(code);
  const ranges = /\{(?<ranges>[\d,\s-]+)\}/.exec(rest)?.groups?.ranges;
  const numbers = /\bshowLineNumbers(?:=(?<first>\d+))?(?=\s|$)/.exec(rest);
  return {
    code: comments.code,
    marked: new Set([...comments.marked, ...(ranges === undefined ? [] : listRanges(ranges))]),
    ...(numbers !== null && {firstNumber: Number(numbers.groups?.first ?? 1)}),
    ...(title !== undefined && {title}),
  };
}
