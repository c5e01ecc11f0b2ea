import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** An element of JSX, alone on its lines or among words. */
type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element of MDX, such as `<Field/>`, in a line or on its own. */
export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of `name="text"` and `name={'text'}`; a computed value is nobody's to know here. */
function toText({value}: MdxJsxAttribute): string | undefined {
  if (typeof value === 'string') return value;
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  const isText = expression.type === 'Literal' && typeof expression.value === 'string';
  return isText ? String(expression.value) : undefined;
}

/** The attributes of an element that are written as text, by their names. */
export const findTexts = ({attributes}: JsxElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const text = attribute.type === 'mdxJsxAttribute' ? toText(attribute) : undefined;
      return attribute.type !== 'mdxJsxAttribute' || text === undefined
        ? []
        : [[attribute.name, text] as const];
    }),
  );

/** Whether an element has an attribute, or may have it from what it spreads. */
export const mayHave = ({attributes}: JsxElement, name: string): boolean =>
  attributes.some(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === name,
  );
