import {isTag, isText, type ChildNode, type Element as HtmlElement} from 'domhandler';
import {textContent} from 'domutils';
import type {ElementContent, Root} from 'hast';

import {createSlugger} from '@docusaurus/utils';
import {anchor, element, isElement, isInline, isNamed, text, toText} from './hast';
import type {Conversion} from './rule';
import {RULES} from './rules';
import type {SitePage} from './rule';

/** Inline elements that styles usually separate from the adjacent text. */
const SET_APART = new Set(['span', 'small', 'time', 'strong', 'b', 'sup']);

const isSetApart = (node: ChildNode): boolean => isTag(node) && SET_APART.has(node.name);

const isCode = (element: HtmlElement): boolean => element.name === 'pre' || element.name === 'code';

/** Returns true if the text of two adjacent nodes would run together into one word. */
function isJoined(before: ChildNode, after: ChildNode): boolean {
  const areLinks = [before, after].every((node) => isTag(node) && node.name === 'a');
  if (!areLinks && !isSetApart(before) && !isSetApart(after)) return false;
  const ends = /[\p{L}\p{N}]$/u.test(textContent(before));
  return ends && /^[\p{L}\p{N}]/u.test(textContent(after));
}

/** Unwraps `span` elements and joins adjacent text nodes. */
function tidy(nodes: readonly ElementContent[]): ElementContent[] {
  const tidied: ElementContent[] = [];
  const add = (node: ElementContent): void => {
    const last = tidied.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      tidied[tidied.length - 1] = text(last.value + node.value);
    else if (isNamed(node, 'span')) node.children.forEach(add);
    else tidied.push(isElement(node) ? {...node, children: tidy(node.children)} : node);
  };
  nodes.forEach(add);
  return tidied;
}

function readProperties({name, attribs}: HtmlElement): Record<string, string | string[]> {
  const {class: className = '', start, src, alt} = attribs;
  const language = /(?:^|\s)(language-[\w-]+)/.exec(className)?.[1];
  return {
    ...(name === 'code' && language !== undefined && {className: [language]}),
    ...(name === 'ol' && start !== undefined && {start}),
    ...(src !== undefined && {src, alt: alt ?? ''}),
  };
}

/** Inserts an anchor before the first text of the nodes. */
function addAnchor(nodes: ElementContent[], id: string): ElementContent[] {
  const [first, ...others] = nodes;
  if (first === undefined) return [];
  if (isInline(first) || !isElement(first) || isNamed(first, 'pre', 'table')) {
    return [anchor(id), ...nodes];
  }
  const isLeaf = isNamed(first, 'p', 'li', 'td', 'th') || /^h\d$/.test(first.tagName);
  const children = isLeaf ? [anchor(id), ...first.children] : addAnchor(first.children, id);
  return [{...first, children}, ...others];
}

/** Returns true if Markdown renderers derive the id from the heading's text, so that no anchor is needed. */
const isNamedByWords = ([first]: readonly ElementContent[], id: string): boolean =>
  first !== undefined &&
  isElement(first) &&
  /^h\d$/.test(first.tagName) &&
  createSlugger().slug(toText(first.children)) === id;

class PageConversion implements Conversion {
  constructor(readonly page: SitePage) {}

  readonly convert = (nodes: readonly ChildNode[]): ElementContent[] =>
    nodes.flatMap((node, index) => {
      const before = nodes[index - 1];
      const space = before !== undefined && isJoined(before, node) ? [text(' ')] : [];
      return [...space, ...this.one(node)];
    });

  readonly toContent = (parent: HtmlElement): ElementContent[] =>
    isCode(parent) ? [text(textContent(parent))] : this.convert(parent.children);

  private one(node: ChildNode): ElementContent[] {
    if (isText(node)) return [text(node.data.replace(/\u200b/g, ''))];
    if (!isTag(node)) return [];
    const rule = RULES.find(({matches}) => matches(node, this.page));
    const nodes = rule ? rule.convert(node, this) : this.plain(node);
    return this.withAnchor(node, nodes);
  }

  readonly withAnchor = ({attribs: {id}}: HtmlElement, nodes: ElementContent[]) => {
    if (id === undefined || !this.page.isTarget(id)) return nodes;
    return isNamedByWords(nodes, id) ? nodes : addAnchor(nodes, id);
  };

  private plain(node: HtmlElement): ElementContent[] {
    return [element(node.name, this.toContent(node), readProperties(node))];
  }
}

/** Converts the content of a page to plain HTML without elements that only work in a browser. */
export const convertPage = (page: SitePage): Root => ({
  type: 'root',
  children: tidy(new PageConversion(page).toContent(page.main)),
});
