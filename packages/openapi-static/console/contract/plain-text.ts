import MarkdownIt from 'markdown-it';

type Token = ReturnType<MarkdownIt['parse']>[number];

const markdown = new MarkdownIt();

function toText(token: Token): string {
  if (token.type === 'code_inline') return `\`${token.content}\``;
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
  return token.children === null ? token.content : token.children.map(toText).join('');
}

/** Markdown as one line of plain text; code keeps its backticks. */
export function toPlainText(source: string): string {
  const blocks = markdown.parse(source, {}).map(toText);
  return blocks.filter((text) => text !== '').join(' ');
}
