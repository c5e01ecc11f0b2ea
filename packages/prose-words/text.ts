import type {Format} from 'static-pages/markdown/parser';
import type {Place} from 'static-pages/reports';

/** Prose in Markdown: a page, or a text that stands in a contract or in code. */
export interface Text {
  /** Absolute path. */
  readonly file: string;
  readonly markdown: string;
  readonly format: Format;
  /** Whether it is a page, with headings and enough sentences to be judged as a whole. */
  readonly isPage: boolean;
  /** The line of the file in which it begins, counted from 1. */
  readonly firstLine: number;
  /** How many columns of the file stand before each line of it; none where nothing is said. */
  readonly indents: readonly number[];
}

/** Where a place in a text is in its file. */
export const toPlaceInFile = ({firstLine, indents}: Text, {line, column}: Place): Place => ({
  line: firstLine + line - 1,
  column: column + (indents[line - 1] ?? 0),
});
