import {API_KEY, type Reference} from '@openapi-portal/api-names';
import type {FrontMatter, SyntaxMistake} from '@openapi-portal/markdown-source';
import type {SourceLocation} from '@openapi-portal/reports';

import type {ChoiceMistake} from './languages/divide';
import type {PageKind} from './options';

/** An address that a page leads to. */
export interface Link extends SourceLocation {
  readonly url: string;
  /** Docusaurus resolves files in Markdown links, but not in `<a href>` and `<Link to>`. */
  readonly isMarkdown: boolean;
}

/** A picture on a page. */
export interface Image extends Link {
  /** Missing and empty are the same in Markdown; an `<img>` may be decoration and say `alt=""`. */
  readonly hasAltText: boolean;
}

/** A link `[text][label]` whose label is defined nowhere on the page. */
export interface DanglingReference extends SourceLocation {
  readonly label: string;
}

/** A component that a page places, with the attributes that are written as text. */
export interface PagePart extends SourceLocation {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A block of code between fences. */
export interface CodeBlock extends SourceLocation {
  readonly language: string;
  /** What stands behind the language. */
  readonly meta: string;
  readonly code: string;
}

/** What can be said of a page's content without the rest of the site. */
export interface Content {
  /** What keeps the page from being parsed: then nothing else is known of it. */
  readonly mistake?: SyntaxMistake;
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly danglingReferences: readonly DanglingReference[];
  /** Labels of the page's reference links. */
  readonly labels: readonly string[];
  /** Ids of its headings from level 2 on and of its JSX elements. */
  readonly anchors: readonly string[];
  /** Pages that it imports, as written. */
  readonly imports: readonly string[];
  /** The names that it gives to what it imports or makes itself. */
  readonly ownNames: readonly string[];
  readonly codeBlocks: readonly CodeBlock[];
  /** What is wrong with its choices of languages. */
  readonly choiceMistakes: readonly ChoiceMistake[];
  /** Components that it places. */
  readonly parts: readonly PagePart[];
  /** What it names, or may name, of a contract. */
  readonly references: readonly Reference[];
}

/** A source file. */
export interface Page {
  /** Absolute path; of a translation that of the page which it translates. */
  readonly file: string;
  /** Absolute path of the translation that was read. */
  readonly source?: string;
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  readonly kind: PageKind;
  /** A file or folder beginning with `_`: it has no address, but others may import it. */
  readonly isPart: boolean;
  readonly frontMatter: FrontMatter;
  readonly content: Content;
}

/** The id of the API that a page says it is about. */
export const findOwnApi = ({frontMatter}: Pick<Page, 'frontMatter'>): unknown =>
  frontMatter.entries.find(({key}) => key === API_KEY)?.value;
