import MarkdownIt from 'markdown-it';

import {highlightJson} from '@openapi-portal/code-highlight/browser';
import {escapeAttribute, escapeHtml} from '@openapi-portal/reports/text';

import {isSafeAddress} from './safe-address';
import {balance, keepHarmlessHtml, listHtmlHeadings} from './html-in-markdown';
import {toSlug} from '@openapi-portal/openapi-model';

type Token = ReturnType<MarkdownIt['parse']>[number];

const CACHE_LIMIT = 10_000;

const markdown = new MarkdownIt({html: true, linkify: false, typographer: false});

markdown.validateLink = isSafeAddress;

type TokenRule<Result = string> = (tokens: readonly Token[], index: number) => Result;

const renderCode: TokenRule = (tokens, index) => {
  const {content = '', info = ''} = tokens[index] ?? {};
  const code = content.replace(/\n$/, '');
  const html = /^json\b/i.test(info.trim()) ? highlightJson(code) : escapeHtml(code);
  return `<pre class="api-code" tabindex="0"><code>${html}</code></pre>\n`;
};

const renderHeadingEnd: TokenRule = (tokens, index) => {
  const {tag = 'h2'} = tokens[index] ?? {};
  const id = tokens[index - 2]?.attrGet('id') ?? undefined;
  if (id === undefined) return `</${tag}>\n`;
  return `<a href="#${id}" aria-label="Direct link to this section"></a></${tag}>\n`;
};

/** Whether a token stands in a link, of Markdown or of HTML. */
const isInLink: TokenRule<boolean> = (tokens, index) =>
  tokens.slice(0, index).reduce((depth, {type, content}) => {
    const tag = type === 'html_inline' ? content : '';
    if (type === 'link_open' || /^<a\b/i.test(tag)) return depth + 1;
    return type === 'link_close' || /^<\/a\b/i.test(tag) ? depth - 1 : depth;
  }, 0) > 0;

/**
 * Pictures become links: a description must not make the reader's browser load anything. One that is a link already,
 * as a badge is, becomes the words of that.
 */
const renderImage: TokenRule = (tokens, index) => {
  const {content = '', attrs} = tokens[index] ?? {};
  const address = escapeAttribute(new Map(attrs).get('src') ?? '');
  const words = escapeHtml(content) || address;
  return isInLink(tokens, index) ? words : `<a href="${address}">${words}</a>`;
};

Object.assign(markdown.renderer.rules, {
  fence: renderCode,
  code_block: renderCode,
  heading_close: renderHeadingEnd,
  image: renderImage,
  table_open: () => '<div class="api-scroll" tabindex="0"><table>\n',
  table_close: () => '</table></div>\n',
});

/** The levels that the headings of a text use, mapped to levels that follow each other. */
function toLevels(tokens: readonly Token[], top: number): ReadonlyMap<string, string> {
  const headings = tokens.filter(({type}) => type === 'heading_open').map(({tag}) => tag);
  const used = new Set([...headings, ...listHtmlHeadings(tokens)]);
  return new Map([...used].sort().map((tag, index) => [tag, `h${Math.min(6, top + index)}`]));
}

interface Parsed {
  readonly tokens: Token[];
  readonly hasHtml: boolean;
}

function parse(text: string, top: number): Parsed {
  const tokens = markdown.parse(text, {});
  const levels = toLevels(tokens, top);
  const hasHtml = keepHarmlessHtml(tokens, levels);
  for (const token of tokens) {
    token.tag = levels.get(token.tag) ?? token.tag;
    // Alignment of table cells comes as inline style, which a strict security policy refuses.
    if (token.attrs !== null) token.attrs = token.attrs.filter(([name]) => name !== 'style');
  }
  return {tokens, hasHtml};
}

function print({tokens, hasHtml}: Parsed): string {
  const html = markdown.renderer.render(tokens, markdown.options, {}).trim();
  return hasHtml ? balance(html) : html;
}

/** The words of a line, without its tags. */
const toWords = (line: Token | undefined): string =>
  (line?.children ?? [])
    .map(({type, content}) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'html_inline' ? '' : content;
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const cache = new Map<string, string>();

/**
 * CommonMark with tables as HTML. Of HTML in the text what is harmless stays and the rest comes out as text,
 * addresses that nobody may be led to stay text, pictures become links, and headings take the levels from `top` on.
 *
 * @param top level of the text's highest headings, 1 to 6
 */
export function renderMarkdown(text: string, top = 4): string {
  const key = `${top}${text}`;
  const html = cache.get(key) ?? print(parse(text, top));
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, html);
  return html;
}

/** One line of CommonMark as HTML, for where a paragraph would be too much. */
export function renderInline(text: string): string {
  const [, line] = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(renderMarkdown(text)) ?? [];
  return line ?? escapeHtml(text.replace(/<!--[^]*?-->/g, ''));
}

/**
 * A long description with an anchor for each heading, and its headings with their levels on the page.
 *
 * @param top level of the text's highest headings
 * @param takeId makes an id unique on the page
 */
export function renderChapters(text: string, top: number, takeId: (id: string) => string) {
  const parsed = parse(text, top);
  const {tokens} = parsed;
  const chapters = tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const title = toWords(tokens[index + 1]);
    const id = takeId(toSlug(title) || 'section');
    token.attrSet('id', id);
    // By this Docusaurus finds what the list of contents leads to.
    token.attrSet('class', 'anchor');
    return [{id, level: Number(token.tag.slice(1)), title}];
  });
  return {html: print(parsed), chapters};
}

/** The first paragraph of a text without its marks, as one line of at most `limit` characters. */
export function toPlainLine(text: string, limit = 160): string {
  const line = toWords(parse(text, 1).tokens.find(({type}) => type === 'inline'));
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`;
}
