import {isAllowedElement, isUnwrapped} from './html-in-markdown';
import {MarkdownLimitError} from './limits';
import {parseMarkdown, type Token} from './parser';

/** Removes HTML comments. The search stays linear for unclosed ones, which are kept. */
export const withoutComments = (html: string): string =>
  html.replace(/<!--[^]*?(?:-->|$)/g, (found) => (found.endsWith('-->') ? '' : found));

const withoutTags = (html: string): string =>
  withoutComments(html)
    .replace(/<\/?([a-z][a-z\d-]*)(?![a-z\d-])[^<>]*>/gi, (tag, name: string) => {
      if (!isAllowedElement(name) && !isUnwrapped(name)) return tag;
      return /^(b|i|u|em|strong|code|a|span|su[bp]|kbd|font|mark|nobr|small)$/i.test(name)
        ? ''
        : ' ';
    })
    .replace(/\s+/g, ' ');

function toText(token: Token): string {
  if (token.type === 'code_inline') return `\`${token.content}\``;
  if (token.type.startsWith('html_')) return withoutTags(token.content);
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
  return token.children === null ? token.content : token.children.map(toText).join('');
}

/** Converts Markdown to one line of text, with backticks around code. Too long text is unchanged. */
export function toPlainText(text: string): string {
  const blocks = readBlocks(text).filter((block) => block.trim() !== '');
  return blocks.join(' ').replace(/ {2,}/g, ' ').trim();
}

function readBlocks(text: string): readonly string[] {
  try {
    return parseMarkdown(text).map(toText);
  } catch (error) {
    if (error instanceof MarkdownLimitError) return [text.replace(/\s+/g, ' ')];
    throw error;
  }
}
