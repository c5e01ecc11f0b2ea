import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The elements that name something in a contract, and the attributes that each must have. */
export const ELEMENTS = {
  Operation: ['id'],
  Field: ['of', 'path'],
  Problem: ['type'],
  Schema: ['name'],
  OperationAccess: ['api'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ElementName = keyof typeof ELEMENTS;

/** Something in prose that names a part of a contract, or may do so: text in code style. */
export interface Reference {
  readonly kind: ElementName | 'code';
  /** The attributes of an element; the text of code under `text`. */
  readonly values: Readonly<Record<string, string>>;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';

const isElementName = (name: string | null): name is ElementName =>
  name !== null && Object.hasOwn(ELEMENTS, name);

/** The attributes that are written as text. */
const toValues = ({attributes}: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );

/** What a node of a page names, if it is an element of ours or code. */
export function toReference(node: Nodes): Reference | undefined {
  const {line = 1, column = 1} = node.position?.start ?? {};
  if (node.type === 'inlineCode') return {kind: 'code', values: {text: node.value}, line, column};
  if (!isElement(node) || !isElementName(node.name)) return undefined;
  return {kind: node.name, values: toValues(node), line, column};
}

/** Everything in a page that names a part of a contract, in the order of the text. */
export const findReferences = (nodes: readonly Nodes[]): readonly Reference[] =>
  nodes.flatMap((node) => toReference(node) ?? []);
