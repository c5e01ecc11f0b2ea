import type {ChildNode, Element as HtmlElement} from 'domhandler';
import type {BuiltPage} from '@openapi-portal/static-pages/built-pages';
import type {ElementContent} from 'hast';

/** A page, and what it has to know of the site around it. */
export interface SitePage {
  readonly main: BuiltPage['main'];
  /** Address of the Markdown for a link to a page of the site, of the file or page itself for any other. */
  readonly toAddress: (href: string) => string;
  /** Address of the page itself, of its HTML, with an anchor. */
  readonly toPageAddress: (hash: string) => string;
  /** Whether a link leads to the element with this id. */
  readonly isTarget: (id: string) => boolean;
  /** Classes of elements that say again what stands beside them. */
  readonly leaveOut: readonly string[];
}

/** What turns the elements of a page into plain HTML that Markdown can say. */
export interface Conversion {
  readonly page: SitePage;
  /** The content of an element, converted. */
  readonly toContent: (element: HtmlElement) => ElementContent[];
  /** What an element was converted to, with its anchor where links lead to it. */
  readonly withAnchor: (element: HtmlElement, nodes: ElementContent[]) => ElementContent[];
  /** Some nodes, converted each by the first rule that matches it. */
  readonly convert: (nodes: readonly ChildNode[]) => ElementContent[];
}

/** How elements of one kind are converted; the first rule that matches counts. */
export interface MarkdownRule {
  readonly matches: (element: HtmlElement, page: SitePage) => boolean;
  readonly convert: (element: HtmlElement, conversion: Conversion) => ElementContent[];
}
