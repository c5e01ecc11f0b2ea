import type {ChildNode, Element as HtmlElement} from 'domhandler';
import type {BuiltPage} from '@openapi-portal/static-pages/built-pages';
import type {ElementContent} from 'hast';

export interface SitePage {
  readonly main: BuiltPage['main'];
  /** Returns an absolute URL. Links to pages of the site become links to their Markdown. */
  readonly toAddress: (href: string) => string;
  /** Returns the absolute URL of this page's HTML with a hash. */
  readonly toPageAddress: (hash: string) => string;
  /** Returns true if a link refers to the element with this id. */
  readonly isTarget: (id: string) => boolean;
  readonly leaveOut: readonly string[];
}

/** Converts elements of a page into plain HTML that Markdown can express. */
export interface Conversion {
  readonly page: SitePage;
  readonly toContent: (element: HtmlElement) => ElementContent[];
  /** Adds the element's id as an anchor to its converted content, if links refer to the id. */
  readonly withAnchor: (element: HtmlElement, nodes: ElementContent[]) => ElementContent[];
  /** Converts each node by the first rule that matches. */
  readonly convert: (nodes: readonly ChildNode[]) => ElementContent[];
}

/** Converts the elements that match. The first matching rule applies. */
export interface MarkdownRule {
  readonly matches: (element: HtmlElement, page: SitePage) => boolean;
  readonly convert: (element: HtmlElement, conversion: Conversion) => ElementContent[];
}
