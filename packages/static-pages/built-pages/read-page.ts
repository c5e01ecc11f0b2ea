import {isTag, type Element, type ParentNode} from 'domhandler';
import {findOne, getAttributeValue, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {parseFragment} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

export interface BuiltPage {
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Classes of `<html>`, which name the kind of page: `blog-post-page`. */
  readonly classes: readonly string[];
  readonly main: Element;
}

/**
 * Parses HTML by the rules of browsers, because pages omit end tags that htmlparser2 requires: `</td></tr></thead>`
 * before a `<tbody>`.
 */
const parse = (html: string): ParentNode => parseFragment(html, {treeAdapter: adapter});

const find = (
  document: ParentNode,
  name: string,
  test: (element: Element) => boolean = () => true,
) => findOne((element) => element.name === name && test(element), document.children) ?? undefined;

const readMeta = (document: ParentNode, name: string): string => {
  const found = find(document, 'meta', (element) => getAttributeValue(element, 'name') === name);
  return found === undefined ? '' : (getAttributeValue(found, 'content') ?? '');
};

const readClasses = (document: ParentNode): readonly string[] => {
  const root = find(document, 'html');
  return root === undefined ? [] : (getAttributeValue(root, 'class') ?? '').split(/\s+/);
};

/** Copies a string. A substring of a page's HTML would keep the whole HTML in memory. */
const copy = (text: string): string => Buffer.from(text).toString();

/** Matches the start of the main part. Sidebars before it are not parsed, because they can be very long. */
const MAIN = /<main[\s>]/;

/** Reads a built HTML file. Returns undefined for a redirect and other files without `<main>`. */
export function readPage(html: string, titleEnd: string): BuiltPage | undefined {
  const start = html.search(MAIN);
  if (start === -1) return undefined;
  const main = find(parse(html.slice(start, html.lastIndexOf('</main>'))), 'main');
  if (main === undefined || !isTag(main)) return undefined;
  const document = parseDocument(html.slice(0, html.indexOf('<body')));
  const title = find(document, 'title');
  const text = title === undefined ? '' : textContent(title);
  return {
    title: copy(text.endsWith(titleEnd) ? text.slice(0, -titleEnd.length) : text),
    description: copy(readMeta(document, 'description')),
    classes: readClasses(document),
    main,
  };
}
