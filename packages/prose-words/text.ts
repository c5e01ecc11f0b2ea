import type {Format} from 'static-pages/markdown/parser';

/** Prose in Markdown: a page, or a text that stands in a contract or in code. */
export interface Text {
  /** Absolute path. */
  readonly file: string;
  /** With as many columns before each line of it as there are in the file. */
  readonly markdown: string;
  /** Of a page; only that has headings, and enough sentences to be judged as a whole. */
  readonly format: Format | 'text';
  /** The line of the file in which it begins, counted from 1. */
  readonly firstLine: number;
}
