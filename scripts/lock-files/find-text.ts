import type {SourceLocation} from '@openapi-portal/reports';

/** Where the last of some texts stands in a file, each behind the one before it. */
export function findText(content: string, texts: readonly string[]): SourceLocation {
  const end = texts.reduce((from, text) => content.indexOf(text, from), 0);
  const before = content.slice(0, Math.max(end, 0)).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
