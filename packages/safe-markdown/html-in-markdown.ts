import {fromParse5} from 'hast-util-from-parse5';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import MarkdownIt from 'markdown-it';
import {defaultTreeAdapter, html as syntax, parseFragment, serialize} from 'parse5';

import {escapeHtml} from '@openapi-portal/reports/text';

import {limitDepth, limitElements, limitHtml, LIMITS} from './limits';
import type {Token} from './parser';
import {isSafeUrl} from './safe-url';

/** Matches a complete HTML comment (CommonMark 0.31, section 6.6). */
const COMMENT = /^<!--[^]*-->$/;

const VOID = ['br', 'hr', 'wbr'];

/** Replacements that make tables and code written as HTML scroll like those written in Markdown. */
const FRAMES: Readonly<Record<string, string>> = {
  '<table>': '<div class="api-scroll" tabindex="0"><table>',
  '</table>': '</table></div>',
  '<pre>': '<pre class="api-code" tabindex="0">',
};

function isHarmless(tag: string): boolean {
  if (tag.length > LIMITS.tag || /[<>]/.test(tag.slice(1, -1))) return false;
  const fragment = parseFragment(tag);
  const tree = fromParse5(fragment);
  const [element] = 'children' in tree ? tree.children : [];
  if (element?.type !== 'element') return false;
  const {href} = element.properties;
  if (typeof href === 'string' && !isSafeUrl(href)) return false;
  return JSON.stringify(sanitize(element, ALLOWED_HTML)) === JSON.stringify(element);
}

const known = new Map<string, boolean>();

function isKept(tag: string): boolean {
  const kept = known.get(tag) ?? isHarmless(tag);
  if (known.size >= 10_000) known.clear();
  known.set(tag, kept);
  return kept;
}

class Tags {
  /** Per element name, a stack that records whether each open element was kept. */
  private readonly open = new Map<string, boolean[]>();

  constructor(private readonly levels: ReadonlyMap<string, string>) {}

  /** Returns the HTML to output for a tag, or undefined if the tag is to be shown as text. */
  print(tag: string): string | undefined {
    if (COMMENT.test(tag)) return '';
    const name = /^<\/?([a-z][a-z\d-]*)/i.exec(tag)?.[1]?.toLowerCase();
    if (name !== undefined && isUnwrapped(name)) return '';
    if (name === undefined || !this.follow(tag, name)) return undefined;
    const level = this.levels.get(name);
    const own = level === undefined ? tag : tag.replace(/^(<\/?)\w+/, `$1${level}`);
    return FRAMES[own.toLowerCase()] ?? own;
  }

  private follow(tag: string, name: string): boolean {
    const open = this.open.get(name) ?? [];
    if (tag.startsWith('</')) return open.pop() === true;
    const kept = isKept(tag);
    if (!VOID.includes(name)) open.push(kept);
    this.open.set(name, open);
    return kept;
  }
}

/** Splits a block of HTML into tags and text, without interpreting Markdown. */
const tagParser = new MarkdownIt({html: true});
tagParser.inline.ruler.enableOnly(['text', 'html_inline']);

/** Filters the tags of an HTML block. Character references in its text are kept. */
function printBlock(block: string, tags: Tags): string {
  const [line] = tagParser.parseInline(block.trim(), {});
  const parts = (line?.children ?? []).map(({type, content}) => {
    if (type !== 'html_inline') return {printed: content.replaceAll('<', '&lt;')};
    const tag = tags.print(content);
    return {tag, printed: tag ?? escapeHtml(content)};
  });
  const printed = parts
    .map((part) => part.printed)
    .join('')
    .trim();
  if (printed === '') return '';
  const hasTags = parts.some(({tag = ''}) => tag !== '');
  return hasTags ? `${printed}\n` : `<p>${printed}</p>\n`;
}

export const listHtmlHeadings = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(({type, content, children}) => [
    ...(type.startsWith('html_')
      ? Array.from(content.matchAll(/<(h[1-6])\b/gi), ([, tag = '']) => tag.toLowerCase())
      : []),
    ...(children === null ? [] : listHtmlHeadings(children)),
  ]);

/** Keeps the HTML tags that are harmless, and turns others into text. Returns true if HTML remains. */
export function keepHarmlessHtml(
  tokens: readonly Token[],
  levels: ReadonlyMap<string, string>,
): boolean {
  const tags = new Tags(levels);
  let hasHtml = false;
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (!token.type.startsWith('html_')) continue;
    const html =
      token.type === 'html_block' ? printBlock(token.content, tags) : tags.print(token.content);
    if (html === undefined) token.type = 'text';
    else {
      token.content = html;
      hasHtml = true;
    }
  }
  return hasHtml;
}

/**
 * Creates a parse5 tree adapter that throws if the tree exceeds the limits. An unclosed inline element is opened again
 * in each following paragraph, so a short text can become a large tree.
 */
function createLimitedAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  let length = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      elements += 1;
      limitElements(elements);
      length += attrs.reduce((sum, {name, value}) => sum + name.length + value.length, 0);
      limitHtml(length);
      return defaultTreeAdapter.createElement(tagName, namespace, attrs);
    },
    onItemPush() {
      depth += 1;
      limitDepth(depth);
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/** Closes open elements and drops stray closing tags, as browsers do for the content of a `div`. */
export function balance(html: string): string {
  const treeAdapter = createLimitedAdapter();
  const context = defaultTreeAdapter.createElement('div', syntax.NS.HTML, []);
  return serialize(parseFragment(context, html, {treeAdapter}), {treeAdapter});
}

/** Elements that GitHub keeps, but that load a resource or are form fields. */
const REFUSED = ['img', 'picture', 'source', 'input'];

/** Elements and attributes that GitHub keeps, plus `target` and `rel` of links. `balance` corrects the nesting. */
export const ALLOWED_HTML: Schema = {
  ...defaultSchema,
  ancestors: {},
  tagNames: defaultSchema.tagNames?.filter((name) => !REFUSED.includes(name)) ?? [],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), 'target', 'rel'],
  },
};

export const isAllowedElement = (name: string): boolean =>
  ALLOWED_HTML.tagNames?.includes(name.toLowerCase()) === true;

/** Presentational elements. Names that authors also use as placeholders, such as `<label>`, are not included. */
const LOOKS = ['aside', 'center', 'figcaption', 'figure', 'font', 'mark', 'nobr', 'small', 'u'];

/** Returns true if the tags of an element are removed while its content is kept. */
export const isUnwrapped = (name: string): boolean => LOOKS.includes(name.toLowerCase());
