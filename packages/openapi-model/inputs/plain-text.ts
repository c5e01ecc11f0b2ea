import MarkdownIt from 'markdown-it';

import type {Cursor} from '../contract/cursor';
import {isKeptElement} from '../contract/kept-html';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** It only tells blocks apart: what `safe-markdown` sets up, which imports this package, is for HTML. */
const markdown = new MarkdownIt({html: true});

/** HTML without the tags that a page keeps and without comments; other tags are text there as well. */
const withoutTags = (html: string): string =>
  html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<\/?([a-z][a-z\d-]*)[^<>]*>/gi, (tag, name: string) => {
      if (!isKeptElement(name)) return tag;
      return /^(b|i|em|strong|code|a|span|su[bp]|kbd)$/i.test(name) ? '' : ' ';
    })
    .replace(/\s+/g, ' ');

function toText(token: Token): string {
  if (token.type === 'code_inline') return `\`${token.content}\``;
  if (token.type.startsWith('html_')) return withoutTags(token.content);
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
  return token.children === null ? token.content : token.children.map(toText).join('');
}

/** The description of a part, if it has one: Markdown as one line of plain text; code keeps its backticks. */
export function toDescription(owner: Cursor): {readonly description?: string} {
  const source = owner.text('description');
  if (source === undefined) return {};
  const blocks = markdown.parse(source, {}).map(toText);
  const text = blocks.filter((block) => block.trim() !== '').join(' ');
  return {description: text.replace(/ {2,}/g, ' ').trim()};
}
