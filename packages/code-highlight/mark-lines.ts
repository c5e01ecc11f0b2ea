/** Lines of code that its author points at, and the number of its first line where lines are numbered. */
export interface LineMarks {
  /** The code without the comments that mark lines. */
  readonly code: string;
  /** Line numbers from 0. */
  readonly marked: ReadonlySet<number>;
  readonly firstNumber?: number;
  readonly title?: string;
}

/** A comment that marks lines, alone on its line, as any language writes comments. */
const COMMENT =
  /^\s*(?:\/\/|#|--|;;|%|!|\{\s*\/\*|\/\*|<!--)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** The lines of `1,3-5`, from 0. */
function* listRanges(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) yield line - 1;
  }
}

/** Takes the comments that mark lines out of the code. */
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
 * Reads the line marks of a code block, as Docusaurus documents them: `title="…"`, `{1,3-5}` and
 * `showLineNumbers` after the language, `highlight-next-line`, `highlight-start` and `highlight-end` in comments.
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
