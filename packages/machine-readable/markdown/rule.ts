import type {ChildNode, Element as HtmlElement} from 'domhandler';
import type {BuiltPage} from '@openapi-portal/static-pages/built-pages';
import type {ElementContent} from 'hast';

/** A page, with the data of the site that its conversion needs. */
export interface SitePage {
  readonly main: BuiltPage['main'];
  /** Address of the Markdown for a link to a page of the site, of the file or page itself for any other. */
  readonly toAddress: (href: string) => string;
  /** Address of the page itself, of its HTML, with an anchor. */
  readonly toPageAddress: (hash: string) => string;
  /** Returns true if a link refers to the element with this id. */
  readonly isTarget: (id: string) => boolean;
  /** Classes of elements that repeat other content. */
  readonly leaveOut: readonly string[];
}

/** Converts elements of a page into plain HTML that Markdown can express. */
export interface Conversion {
  readonly page: SitePage;
  /** The content of an element, converted. */
  readonly toContent: (element: HtmlElement) => ElementContent[];
  /** Adds the element's anchor to its converted content, if links refer to it. */
  readonly withAnchor: (element: HtmlElement, nodes: ElementContent[]) => ElementContent[];
  /** Some nodes, converted each by the first rule that matches it. */
  readonly convert: (nodes: readonly ChildNode[]) => ElementContent[];
}

/** A rule to convert elements; the first that matches an element applies. */
export interface MarkdownRule {
  readonly matches: (element: HtmlElement, page: SitePage) => boolean;
  readonly convert: (element: HtmlElement, conversion: Conversion) => ElementContent[];
}
