import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';

import {drawDiagram} from './draw-diagram';
import {DiagramError} from './mistake';

/** The file that a page is compiled from. */
interface File {
  readonly fail: (reason: string, options: {readonly place: Element['position']}) => never;
}

/** A block of code whose language is `mermaid`. */
function findCode(node: Element): Element | undefined {
  const [code] = node.children;
  if (node.tagName !== 'pre' || code?.type !== 'element') return undefined;
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  return names.includes('language-mermaid') ? code : undefined;
}

/** A drawing that is wider than the page scrolls by itself, as its tables do, and can be reached by key. */
function replace(block: Element, drawing: Element): void {
  block.tagName = 'div';
  block.properties = {className: ['table-scroll'], tabIndex: 0};
  block.children = [drawing];
}

/**
 * A rehype plugin: draws the blocks of code whose language is `mermaid` when the page is compiled, as SVG in the page's
 * colours that needs no style and no script.
 *
 * It has to come before what highlights code. Where a site names Docusaurus' own theme for Mermaid, no such block is left.
 */
export default function mermaidDiagrams() {
  return (tree: Root, file: File): void => {
    let count = 0;
    const draw = (block: Element, code: Element): void => {
      try {
        count += 1;
        replace(block, drawDiagram(toString(code), `diagram-${count}-`));
      } catch (error) {
        if (!(error instanceof DiagramError)) throw error;
        file.fail(error.message, {place: block.position});
      }
    };
    const visit = (node: Root | ElementContent): void => {
      const code = node.type === 'element' ? findCode(node) : undefined;
      if (code !== undefined) draw(node as Element, code);
      else if ('children' in node) node.children.forEach((child) => visit(child as ElementContent));
    };
    visit(tree);
  };
}
