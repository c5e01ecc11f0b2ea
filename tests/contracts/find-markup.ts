import type {DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Lists a node of parsed HTML and all its descendants. */
export function listNodes(node: Node, found: Node[] = []): readonly Node[] {
  found.push(node);
  if ('childNodes' in node) node.childNodes.forEach((child) => listNodes(child, found));
  return found;
}

/** Matches URLs that execute code. */
const RUNS = /^[^\w#/.]*(javascript|vbscript|data):/i;

/** Lists elements and attributes that can execute code, and links inside links. */
export function findMarkup(html: string, nodes: readonly Node[]): readonly string[] {
  const names = nodes.filter((node) => /^(script|style|iframe|object|embed)$/.test(node.nodeName));
  const handlers = nodes.flatMap((node) =>
    'attrs' in node
      ? node.attrs.filter(({name, value}) => /^(on|style$)/.test(name) || RUNS.test(value))
      : [],
  );
  const nested = html.match(/<a\b[^>]*>(?:(?!<\/a>).)*<a\b/gs) ?? [];
  return [
    ...names.map(({nodeName}) => nodeName),
    ...handlers.map(({name, value}) => `${name}=${value}`),
    ...nested,
  ];
}
