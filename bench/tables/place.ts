const toComments = (name: string): readonly [string, string] => [
  `<!-- ${name}: start -->`,
  `<!-- ${name}: end -->`,
];

interface Place {
  /** Line of the start comment, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Finds the text between the comments that enclose a table.
 *
 * @param page Markdown
 */
export function findTable(page: string, name: string): Place | undefined {
  const [start, end] = toComments(name);
  const [before, rest] = page.split(start);
  const [text, after] = rest?.split(end) ?? [];
  if (before === undefined || text === undefined || after === undefined) return undefined;
  return {line: before.split('\n').length, text, before, after};
}

/**
 * Replaces the text between the comments that enclose a table.
 *
 * @throws Error if the page does not contain the comments
 */
export function replaceTable(page: string, name: string, text: string): string {
  const [start, end] = toComments(name);
  const place = findTable(page, name);
  if (place === undefined) throw new Error(`The page does not contain ${start} and ${end}.`);
  return `${place.before}${start}\n\n${text}\n\n${end}${place.after}`;
}
