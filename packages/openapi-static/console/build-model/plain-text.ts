import MarkdownIt from 'markdown-it';

import type {Cursor} from '../../contract/cursor';

type Token = ReturnType<MarkdownIt['parse']>[number];

const markdown = new MarkdownIt();

function toText(token: Token): string {
  if (token.type === 'code_inline') return `\`${token.content}\``;
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
  return token.children === null ? token.content : token.children.map(toText).join('');
}

/** The description of a part, if it has one: Markdown as one line of plain text; code keeps its backticks. */
export function toDescription(owner: Cursor): {readonly description?: string} {
  const source = owner.text('description');
  if (source === undefined) return {};
  const blocks = markdown.parse(source, {}).map(toText);
  return {description: blocks.filter((text) => text !== '').join(' ')};
}
