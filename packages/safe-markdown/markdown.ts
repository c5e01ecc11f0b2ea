import {highlightJson} from '@openapi-portal/code-highlight/browser';
import {escapeAttribute, escapeHtml} from '@openapi-portal/reports/text';

import {isSafeUrl} from './safe-url';
import {balance, keepHarmlessHtml, listHtmlHeadings} from './html-in-markdown';
import {limitHtml, LIMITS, MarkdownLimitError} from './limits';
import {markdown, parseMarkdown, type Token} from './parser';
import {withoutComments} from './plain-text';

const CACHE_LIMIT = 10_000;

// markdown-it would show an unsafe link as source. `dropUnsafeLinks` shows the text of the link instead.
markdown.validateLink = () => true;

/** @param known decisions by URL, because a text may contain the same long URL in thousands of links */
function dropUnsafeLinks(line: readonly Token[], known: Map<string, boolean>): Token[] {
  let isDropped = false;
  return line.filter((token) => {
    if (token.type === 'link_open') {
      const address = String(token.attrGet('href') ?? '');
      const isSafe = known.get(address) ?? isSafeUrl(address);
      known.set(address, isSafe);
      isDropped = !isSafe;
    }
    return !isDropped || !token.type.startsWith('link_');
  });
}

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

function countLinks({type, content}: Token): number {
  const tag = type === 'html_inline' ? content : '';
  if (type === 'link_open' || /^<a\b/i.test(tag)) return 1;
  return type === 'link_close' || /^<\/a\b/i.test(tag) ? -1 : 0;
}

const linkedImages = new WeakSet<Token>();

/** Records the images of a line that are inside links. */
function findLinkedImages(line: readonly Token[]): void {
  let links = 0;
  for (const token of line) {
    links += countLinks(token);
    if (token.type === 'image' && links > 0) linkedImages.add(token);
  }
}

/** Replaces an image with a link, or with the text of the link around it: pages load nothing. */
const renderImage: TokenRule = (tokens, index) => {
  const image = tokens[index];
  if (image === undefined) return '';
  const source = String(image.attrGet('src') ?? '');
  const address = escapeAttribute(source);
  const words = escapeHtml(image.content) || address;
  const isWords = linkedImages.has(image) || !isSafeUrl(source);
  return isWords ? words : `<a href="${address}">${words}</a>`;
};

Object.assign(markdown.renderer.rules, {
  fence: renderCode,
  code_block: renderCode,
  heading_close: renderHeadingEnd,
  image: renderImage,
  table_open: () => '<div class="api-scroll" tabindex="0"><table>\n',
  table_close: () => '</table></div>\n',
});

/** Maps the heading levels that a text uses to consecutive levels, starting at `top`. */
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
  const tokens = parseMarkdown(text);
  const levels = toLevels(tokens, top);
  const hasHtml = keepHarmlessHtml(tokens, levels);
  const known = new Map<string, boolean>();
  for (const token of tokens) {
    token.tag = levels.get(token.tag) ?? token.tag;
    // Column alignment is an inline style, which a strict Content-Security-Policy blocks.
    if (token.attrs !== null) token.attrs = token.attrs.filter(([name]) => name !== 'style');
    if (token.children !== null) token.children = dropUnsafeLinks(token.children, known);
    findLinkedImages(token.children ?? []);
  }
  return {tokens, hasHtml};
}

const measureToken = ({content, attrs}: Token): number =>
  content.length + (attrs ?? []).reduce((sum, [, value]) => sum + String(value).length, 0);

/** Returns a lower bound of the HTML's length, which reference links can multiply. */
const measure = (tokens: readonly Token[]): number =>
  tokens
    .flatMap((token) => token.children ?? [token])
    .reduce((sum, token) => sum + measureToken(token), 0);

/** @throws MarkdownLimitError if the HTML exceeds the limits */
function print({tokens, hasHtml}: Parsed): string {
  limitHtml(measure(tokens));
  const rendered = markdown.renderer.render(tokens, markdown.options, {}).trim();
  limitHtml(rendered.length);
  const html = hasHtml ? balance(rendered) : rendered;
  limitHtml(html.length);
  return html;
}

interface Limited<Result> {
  readonly result: Result;
  /** Reason why the description is shown as source, worded as the end of a sentence about the description. */
  readonly problem?: string;
}

/** @param toResult builds the result from escaped source, for a text that exceeds the limits */
function withinLimits<Result>(
  text: string,
  make: () => Result,
  toResult: (source: string) => Result,
): Limited<Result> {
  try {
    return {result: make()};
  } catch (error) {
    if (!(error instanceof MarkdownLimitError)) throw error;
    // Escaping replaces a character with at most five characters.
    const source = escapeHtml(text.slice(0, LIMITS.html / 5));
    const html = `<pre class="api-code" tabindex="0"><code>${source}</code></pre>`;
    return {result: toResult(html), problem: error.message};
  }
}

const toWords = (line: Token | undefined): string =>
  (line?.children ?? [])
    .map(({type, content}) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'html_inline' ? '' : content;
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const cache = new Map<string, Limited<string>>();

function render(text: string, top: number): Limited<string> {
  const key = `${top}${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const rendered = withinLimits(
    text,
    () => print(parse(text, top)),
    (source) => source,
  );
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, rendered);
  return rendered;
}

/** Renders CommonMark with tables, harmless HTML and links for images. `top` is the highest level. */
export const renderMarkdown = (text: string, top = 4): string => render(text, top).result;

/** Returns why a description is shown as source, as the end of a sentence; undefined if it is not. */
export const checkMarkdown = (text: string): string | undefined => render(text, 4).problem;

/** Renders a single paragraph of CommonMark without its `<p>` element. A text with other blocks is escaped instead. */
export function renderInline(text: string): string {
  const [, line] = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(renderMarkdown(text)) ?? [];
  return line ?? escapeHtml(withoutComments(text));
}

export interface Chapter {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  /** The first sentence of the paragraph below the heading; empty without such a paragraph. */
  readonly line: string;
}

const toFirstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

function listChapters(tokens: readonly Token[], takeId: (title: string) => string): Chapter[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const title = toWords(tokens[index + 1]);
    const id = takeId(title);
    token.attrSet('id', id);
    // Docusaurus finds the targets of the table of contents by this class.
    token.attrSet('class', 'anchor');
    const next = tokens[index + 3];
    const line = next?.type === 'paragraph_open' ? toFirstSentence(toWords(tokens[index + 4])) : '';
    return [{id, level: Number(token.tag.slice(1)), title, line}];
  });
}

/** Renders a long description with an anchor for each heading, and lists the headings. */
export function renderChapters(text: string, top: number, takeId: (title: string) => string) {
  const {result} = withinLimits<{readonly html: string; readonly chapters: readonly Chapter[]}>(
    text,
    () => {
      const parsed = parse(text, top);
      const chapters = listChapters(parsed.tokens, takeId);
      return {html: print(parsed), chapters};
    },
    (html) => ({html, chapters: []}),
  );
  return result;
}

/** Returns the first paragraph of a text as plain text, shortened to at most `limit` characters. */
export function toPlainLine(text: string, limit = 160): string {
  const {result: line} = withinLimits(
    text,
    () => toWords(parse(text, 1).tokens.find(({type}) => type === 'inline')),
    () =>
      text
        .slice(0, 2 * limit)
        .replace(/\s+/g, ' ')
        .trim(),
  );
  if (line.length <= limit) return line;
  // A surrogate at the end would be half a character.
  return `${line.slice(0, limit - 1).replace(/\s+\S*$|[\ud800-\udbff]$/, '')}…`;
}
