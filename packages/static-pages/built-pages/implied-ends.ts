import {isTag, type ChildNode, type Element, type ParentNode} from 'domhandler';
import {append} from 'domutils';

/** Elements before which HTML ends all that stands between them and one of these. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
  li: ['ul', 'ol', 'menu'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
};

const isParent = (node: ParentNode | null, names: readonly string[]): boolean =>
  node !== null && isTag(node) && names.includes(node.name);

/** The element around this one after which it should stand; undefined where it stands right. */
function findEnded(element: Element): Element | undefined {
  const names = PARENTS[element.name];
  if (names === undefined || isParent(element.parent, names)) return undefined;
  let outer = element.parent;
  while (outer !== null && !isParent(outer.parent, names)) outer = outer.parent;
  return outer !== null && isTag(outer) ? outer : undefined;
}

function moveBehind(ended: Element, first: Element): void {
  const {parent} = first;
  const moved = parent?.children.slice(parent.children.indexOf(first)) ?? [];
  let last: ChildNode = ended;
  for (const node of moved) {
    append(last, node);
    last = node;
  }
}

/**
 * Ends elements where HTML does so without an end tag, in place: minified pages leave out `</td></tr></thead>` before a
 * `<tbody>`, and htmlparser2 ends the innermost element alone.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
export function endImplied(node: ParentNode): void {
  for (let child = node.firstChild; child !== null; child = child.next) {
    if (isTag(child)) endImplied(child);
  }
  for (const child of node.children) {
    const ended = isTag(child) ? findEnded(child) : undefined;
    if (ended !== undefined && isTag(child)) return moveBehind(ended, child);
  }
}
