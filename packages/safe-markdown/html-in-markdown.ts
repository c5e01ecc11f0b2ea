import {fromParse5} from 'hast-util-from-parse5';
import {sanitize} from 'hast-util-sanitize';
import type MarkdownIt from 'markdown-it';
import {HTML_TAG_RE} from 'markdown-it/lib/common/html_re.mjs';
import {defaultTreeAdapter, html as syntax, parseFragment, serialize} from 'parse5';

import {KEPT_HTML} from '@openapi-portal/openapi-model';
import {escapeHtml} from '@openapi-portal/reports/text';

import {isSafeAddress} from './safe-address';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** A comment that ends (CommonMark 0.31, 6.6): readers are shown nothing of it. */
const COMMENT = /^<!--[^]*-->$/;

const VOID = ['br', 'hr', 'wbr'];

/** What a description of this portal puts around its own tables and code. */
const FRAMES: Readonly<Record<string, string>> = {
  '<table>': '<div class="api-scroll" tabindex="0"><table>',
  '</table>': '</table></div>',
  '<pre>': '<pre class="api-code" tabindex="0">',
};

/** Whether an opening tag, by itself, is the same after it was sanitized. */
function isHarmless(tag: string): boolean {
  if (/[<>]/.test(tag.slice(1, -1))) return false;
  const fragment = parseFragment(tag);
  const tree = fromParse5(fragment);
  const [element] = 'children' in tree ? tree.children : [];
  if (element?.type !== 'element') return false;
  const {href} = element.properties;
  if (typeof href === 'string' && !isSafeAddress(href)) return false;
  return JSON.stringify(sanitize(element, KEPT_HTML)) === JSON.stringify(element);
}

const known = new Map<string, boolean>();

function isKept(tag: string): boolean {
  const kept = known.get(tag) ?? isHarmless(tag);
  if (known.size >= 10_000) known.clear();
  known.set(tag, kept);
  return kept;
}

/** The tags of one description, in its order: a tag that closes an element is kept if the one that opens it was. */
class Tags {
  /** The innermost element first. */
  private readonly open: {readonly name: string; readonly isKept: boolean}[] = [];

  constructor(private readonly levels: ReadonlyMap<string, string>) {}

  /** A tag to print; nothing where it has to stand as text. */
  print(tag: string): string | undefined {
    if (COMMENT.test(tag)) return '';
    const name = /^<\/?([a-z][a-z\d-]*)/i.exec(tag)?.[1]?.toLowerCase();
    if (name === undefined || !this.follow(tag, name)) return undefined;
    const level = this.levels.get(name);
    const own = level === undefined ? tag : tag.replace(/^(<\/?)\w+/, `$1${level}`);
    return FRAMES[own.toLowerCase()] ?? own;
  }

  private follow(tag: string, name: string): boolean {
    if (tag.startsWith('</')) {
      const index = this.open.findIndex((one) => one.name === name);
      return index >= 0 && this.open.splice(index, 1)[0]?.isKept === true;
    }
    const kept = isKept(tag);
    if (!VOID.includes(name)) this.open.unshift({name, isKept: kept});
    return kept;
  }
}

/** A block of HTML: its tags, and what stands between them as it is. */
function printBlock(block: string, tags: Tags): string {
  let printed = '';
  let hasTags = false;
  for (let rest = block.trim(); rest !== '';) {
    const start = rest.indexOf('<');
    const between = start < 0 ? rest : rest.slice(0, start);
    const from = rest.slice(between.length);
    const source = HTML_TAG_RE.exec(from)?.[0] ?? from.slice(0, 1);
    const tag = tags.print(source);
    hasTags ||= tag !== undefined && tag !== '';
    printed += between + (tag ?? escapeHtml(source));
    rest = from.slice(source.length);
  }
  if (printed.trim() === '') return '';
  return hasTags ? `${printed}\n` : `<p>${printed.trim()}</p>\n`;
}

/** The elements of headings that stand in a text as HTML. */
export const listHtmlHeadings = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(({type, content, children}) => [
    ...(type.startsWith('html_')
      ? Array.from(content.matchAll(/<(h[1-6])\b/gi), ([, tag = '']) => tag.toLowerCase())
      : []),
    ...(children === null ? [] : listHtmlHeadings(children)),
  ]);

/**
 * Leaves of the HTML in a text the tags that the schema of `hast-util-sanitize` keeps as they are; every other one
 * becomes text.
 *
 * @param levels what elements of headings become
 * @returns whether HTML is left, which has to be balanced
 */
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

/** HTML in which every element ends inside the one around it, read as browsers read what stands in a `div`. */
export function balance(html: string): string {
  const context = defaultTreeAdapter.createElement('div', syntax.NS.HTML, []);
  return serialize(parseFragment(context, html, {}));
}
