import {API_KEY, type Reference} from '@openapi-portal/api-names';
import type {FrontMatter, SyntaxMistake} from '@openapi-portal/markdown-source';
import type {SourceLocation} from '@openapi-portal/reports';

import type {ChoiceMistake} from './languages/divide';
import type {PageKind} from './options';

/** A link on a page. */
export interface Link extends SourceLocation {
  readonly url: string;
  /** Docusaurus resolves files in Markdown links, but not in `<a href>` and `<Link to>`. */
  readonly isMarkdown: boolean;
}

/** A picture on a page. */
export interface Image extends Link {
  /** False for missing and for empty text in Markdown; a decorative `<img>` may have `alt=""`. */
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
  /** The text after the language of the fence. */
  readonly meta: string;
  readonly code: string;
}

/** The content of a page, without regard to the rest of the site. */
export interface Content {
  /** The syntax error of a page that cannot be parsed; the other fields are then empty. */
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
  /** Errors in its `<Languages>` elements. */
  readonly choiceMistakes: readonly ChoiceMistake[];
  /** Components that it places. */
  readonly parts: readonly PagePart[];
  /** Names and possible names of parts of a contract. */
  readonly references: readonly Reference[];
}

/** A source file. */
export interface Page {
  /** Absolute path of the page, also for a translation. */
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

/** Returns the id of the API in a page's front matter. */
export const findOwnApi = ({frontMatter}: Pick<Page, 'frontMatter'>): unknown =>
  frontMatter.entries.find(({key}) => key === API_KEY)?.value;
