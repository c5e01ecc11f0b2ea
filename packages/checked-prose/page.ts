import {API_KEY, type Reference} from '@openapi-portal/api-names';
import type {FrontMatter, SyntaxMistake} from '@openapi-portal/markdown-source';
import type {SourceLocation} from '@openapi-portal/reports';

import type {LanguagesMistake} from './languages/divide';
import type {PageKind} from './options';

export interface Link extends SourceLocation {
  readonly url: string;
  /** Docusaurus resolves file paths in Markdown links, but not in `<a href>` and `<Link to>`. */
  readonly isMarkdown: boolean;
}

export interface Image extends Link {
  /** False if the text is missing, or empty in Markdown. A decorative `<img>` may have `alt=""`. */
  readonly hasAltText: boolean;
}

/** A reference link `[text][label]` without a definition on the page. */
export interface DanglingReference extends SourceLocation {
  readonly label: string;
}

export interface PagePart extends SourceLocation {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface CodeBlock extends SourceLocation {
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  readonly code: string;
}

export interface Content {
  /** The error of a page that cannot be parsed. The lists are then empty. */
  readonly mistake?: SyntaxMistake;
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly danglingReferences: readonly DanglingReference[];
  readonly labels: readonly string[];
  /** Ids of headings, except level 1, and of JSX elements. */
  readonly anchors: readonly string[];
  /** Paths of imported pages, as written. */
  readonly imports: readonly string[];
  /** Names that the page imports or exports. */
  readonly ownNames: readonly string[];
  readonly codeBlocks: readonly CodeBlock[];
  readonly choiceMistakes: readonly LanguagesMistake[];
  readonly parts: readonly PagePart[];
  /** References and possible references to parts of a contract. */
  readonly references: readonly Reference[];
}

export interface Page {
  /** Absolute path of the page. For a translated page, the path of the original. */
  readonly file: string;
  /** Absolute path of the translation, if the page is translated. */
  readonly source?: string;
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  readonly kind: PageKind;
  /** True if the file or a parent folder starts with `_`. Such a file has no URL, but other pages can import it. */
  readonly isPart: boolean;
  readonly frontMatter: FrontMatter;
  readonly content: Content;
}

export const findOwnApi = ({frontMatter}: Pick<Page, 'frontMatter'>): unknown =>
  frontMatter.entries.find(({key}) => key === API_KEY)?.value;
