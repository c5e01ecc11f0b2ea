import type {PageNames} from './names';

/** A line of a page's list of contents. */
export interface OutlineItem {
  readonly id: string;
  readonly level: 2 | 3;
  readonly value: string;
}

/** A page ready to be served. */
export interface RenderedPage {
  /** Last segment of the page's address. */
  readonly id: string;
  readonly title: string;
  /** One line of plain text. */
  readonly description: string;
  /** MDX that places the names of the theme that the page is made of. */
  readonly body: string;
  readonly html: string;
  /** HTML of single parts by what `body` calls them, where only a bundler can make the whole. */
  readonly partsHtml?: Readonly<Record<string, string>>;
  readonly contents: readonly OutlineItem[];
  /** Every `id` in the content. */
  readonly anchors: readonly string[];
  /** Every address in the content, once. */
  readonly links: readonly string[];
  /** Component schemas that the content links to instead of showing them. */
  readonly schemas: readonly string[];
  /** What prose can name, on the page of an operation. */
  readonly names?: PageNames;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The values of an attribute in HTML whose text and attributes escape `<` and `>`. */
export const findAttributes = (html: string, name: 'id' | 'href'): readonly string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<[a-z][^>]* ${name}="([^"]*)"`, 'g'))].map(([, value]) =>
      unescapeHtml(value ?? ''),
    ),
  ),
];
