import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';

import {describeDrawing, listElements} from './describe';
import {loadLibrary} from './load-library';
import {DiagramError, type DiagramMistake} from './mistake';
import {toPageChildren} from './page-colours';
import {type Diagram, readDiagram} from './read-diagram';

const toElement = (html: string): Element => {
  const tree = fromParse5(parseFragment(html));
  const svg =
    tree.type === 'root'
      ? tree.children.flatMap((node) => (node.type === 'element' ? listElements(node) : []))
      : [];
  const [first] = svg;
  if (first === undefined) throw new Error('The library has drawn nothing');
  return first;
};

function render({code, kind}: Diagram): Element {
  try {
    return toElement(loadLibrary().renderMermaidSVG(code, {transparent: true}));
  } catch (error) {
    const message = `The ${kind.name.toLowerCase()} cannot be drawn: ${(error as Error).message}`;
    throw new DiagramError({line: 1, message, fix: 'make it simpler, or place a picture'});
  }
}

/**
 * Draws a diagram of Mermaid without a browser.
 *
 * @param prefix of its ids
 * @returns an element `svg` that says in words what it shows: by `accTitle` and `accDescr`, or by its nodes and arrows
 * @throws DiagramError where it cannot be drawn
 */
export function drawDiagram(code: string, prefix: string): Element {
  const diagram = readDiagram(code);
  const svg = render(diagram);
  const {viewBox, width, height} = svg.properties;
  const {title = diagram.kind.name, description = describeDrawing(svg)} = diagram;
  const size = (value: unknown): number => Math.ceil(Number(value));
  return {
    type: 'element',
    tagName: 'svg',
    properties: {
      role: 'img',
      ariaLabel: `${title}. ${description}`,
      viewBox,
      width: size(width),
      height: size(height),
    },
    children: toPageChildren(svg.children, prefix),
  };
}

/** Why a diagram cannot be drawn; nothing where it can. */
export function findDiagramMistake(code: string): DiagramMistake | undefined {
  try {
    drawDiagram(code, '');
    return undefined;
  } catch (error) {
    if (error instanceof DiagramError) return error.mistake;
    throw error;
  }
}
