import {type ChildNode, type Element, isTag, isText} from 'domhandler';
import {findAll, findOne, getAttributeValue, textContent} from 'domutils';

export interface DrawnPicture {
  /** Accessible name or caption; not necessarily unique. */
  readonly name: string;
  /** Serialised HTML, without generated ids. */
  readonly html: string;
}

const isPicture = ({name, attribs}: Element): boolean =>
  name === 'figure' ||
  (name === 'svg' && (attribs.role !== undefined || attribs['aria-label'] !== undefined));

function isInside(element: Element): boolean {
  for (let outer = element.parent; outer !== null; outer = outer.parent)
    if (isTag(outer) && outer.name === 'figure') return true;
  return false;
}

const findText = (element: Element, name: string): string => {
  const found = findOne((one) => one.name === name, element.children);
  return found === null ? '' : textContent(found).replace(/\s+/g, ' ').trim();
};

function findName(element: Element): string {
  const names = [
    getAttributeValue(element, 'aria-label') ?? '',
    findText(element, 'figcaption'),
    findText(element, 'title'),
    'Picture',
  ];
  const name = names.find((text) => text !== '') ?? '';
  return name.length > 80 ? `${name.slice(0, 79).trimEnd()}…` : name;
}

/** Serialises an element without its comments. */
function print(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.name}${attributes.join('')}>${node.children.map(print).join('')}</${node.name}>`;
}

/** Replaces the ids from React's `useId`, which depend on the rest of the page. */
const toStable = (html: string): string => html.replace(/_[rR]_\w*_/g, '_R_');

/** Lists the figures and inline SVG elements of a page in document order. */
export const listPictures = (main: Element): readonly DrawnPicture[] =>
  findAll((element) => isPicture(element) && !isInside(element), main.children).map((element) => ({
    name: findName(element),
    html: toStable(print(element)),
  }));
