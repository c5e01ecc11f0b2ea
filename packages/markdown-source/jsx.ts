import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns the value of `name="text"` or `name={'text'}`, or undefined for any other expression. */
function toText({value}: MdxJsxAttribute): string | undefined {
  if (typeof value === 'string') return value;
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  const isText = expression.type === 'Literal' && typeof expression.value === 'string';
  return isText ? String(expression.value) : undefined;
}

export const findTexts = ({attributes}: JsxElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const text = attribute.type === 'mdxJsxAttribute' ? toText(attribute) : undefined;
      return attribute.type !== 'mdxJsxAttribute' || text === undefined
        ? []
        : [[attribute.name, text] as const];
    }),
  );

/** Returns true if an element has the attribute, or a spread that may contain the attribute. */
export const mayHave = ({attributes}: JsxElement, name: string): boolean =>
  attributes.some(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === name,
  );
