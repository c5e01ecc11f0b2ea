import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {Image, Link, Part, Place} from './page';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes that hold an address. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {a: ['href'], Link: ['to', 'href']};

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const findAttribute = ({attributes}: Element, name: string): MdxJsxAttribute | undefined =>
  attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );

/** The text of `name="text"` and `name={'text'}`; a computed value is nobody's to know here. */
function readText({value}: MdxJsxAttribute): string | undefined {
  if (typeof value === 'string') return value;
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  const isText = expression.type === 'Literal' && typeof expression.value === 'string';
  return isText ? String(expression.value) : undefined;
}

function findText(element: Element, name: string): string | undefined {
  const attribute = findAttribute(element, name);
  return attribute && readText(attribute);
}

const toPlace = ({position}: Element): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** Addresses in `<a href>` and `<Link to>`. */
export const findJsxLinks = (nodes: readonly Nodes[]): readonly Link[] =>
  nodes.filter(isElement).flatMap((element) =>
    (ADDRESSES[element.name ?? ''] ?? []).flatMap((name) => {
      const url = findText(element, name);
      return url === undefined ? [] : [{...toPlace(element), url, isMarkdown: false}];
    }),
  );

/** Pictures in `<img src>`; `alt=""` is an answer, and a spread may hold one. */
export const findJsxImages = (nodes: readonly Nodes[]): readonly Image[] =>
  nodes
    .filter(isElement)
    .filter(({name}) => name === 'img')
    .flatMap((element) => {
      const url = findText(element, 'src');
      if (url === undefined) return [];
      const hasSpread = element.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute');
      const hasAltText = hasSpread || findAttribute(element, 'alt') !== undefined;
      return [{...toPlace(element), url, isMarkdown: false, hasAltText}];
    });

/** Every `id="…"`. */
export const findJsxIds = (nodes: readonly Nodes[]): readonly string[] =>
  nodes.filter(isElement).flatMap((element) => findText(element, 'id') ?? []);

const isComponent = (name: string | null): name is string => name !== null && /^[A-Z]/.test(name);

/** Every component, in the order of the text. */
export const findJsxParts = (nodes: readonly Nodes[]): readonly Part[] =>
  nodes.filter(isElement).flatMap((element) => {
    const {name, attributes} = element;
    if (!isComponent(name)) return [];
    const named = attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const text = readText(attribute);
      return text === undefined ? [] : [[attribute.name, text] as const];
    });
    return [{...toPlace(element), name, attributes: Object.fromEntries(named)}];
  });
