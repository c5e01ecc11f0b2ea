import type {Link, Nodes, PhrasingContent, Text} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

export const buildText = (value: string): Text => ({type: 'text', value});

export const buildLink = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

export const buildAttributes = (values: Readonly<Record<string, string>>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

export function replaceChildren(node: Nodes, replace: (child: Nodes) => readonly Nodes[]): void {
  if (!('children' in node)) return;
  node.children = node.children.flatMap(replace) as typeof node.children;
}
