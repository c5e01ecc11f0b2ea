import type {ChildNode, Element as HtmlElement} from 'domhandler';
import type {ElementContent} from 'hast';

import type {SitePage} from './site-page';

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
