import {findOwnNames, findStatements} from '@openapi-portal/markdown-source';
import type {Nodes, Root} from 'hast';
import {toEstree} from 'hast-util-to-estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Program = ReturnType<typeof toEstree>;

type Expression = Extract<
  Program['body'][number],
  {readonly type: 'ExpressionStatement'}
>['expression'];

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: Nodes): node is Nodes & Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a reader can work it: a component of the page's own, or an element with a handler. */
const isLive = ({name, attributes}: Jsx, ownNames: ReadonlySet<string>): boolean =>
  ownNames.has((name ?? '').split('.')[0] ?? '') ||
  attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      /^on[A-Z]/.test(attribute.name) &&
      typeof attribute.value === 'object',
  );

/** Whether a part has components that the page has from its site, and neither imports nor defines. */
function hasSiteComponents(node: Nodes, ownNames: ReadonlySet<string>): boolean {
  const isOfSite =
    isJsx(node) && /^[A-Z]\w*$/.test(node.name ?? '') && !ownNames.has(node.name ?? '');
  return (
    isOfSite ||
    ('children' in node && node.children.some((child) => hasSiteComponents(child, ownNames)))
  );
}

/** A component that renders the part, as an expression. */
function toComponent(part: Nodes & Jsx): Expression {
  const [statement] = toEstree(structuredClone(part)).body;
  if (statement?.type !== 'ExpressionStatement') throw new Error('A part of a page is no element');
  const body = statement.expression;
  return {type: 'ArrowFunctionExpression', expression: true, params: [], body};
}

/** `export const name = …`, as a node of a page. */
function toExport(name: string, init: Expression): Root['children'][number] {
  const id = {type: 'Identifier', name} as const;
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id, init}],
  } as const;
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExportNamedDeclaration', specifiers: [], attributes: [], declaration}],
  } as unknown as Program;
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

/** Puts an element around a part, in its place: the browser finds it there. */
function wrap(part: Nodes & Jsx, index: number): void {
  const inner = {...part};
  Object.assign(part, {
    name: part.type === 'mdxJsxTextElement' ? 'span' : 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'data-live-part', value: String(index)}],
    children: [inner],
  });
}

/**
 * A rehype plugin: finds what a reader can work in a page of prose (components that the page imports or defines,
 * `<Tabs>`, elements with handlers) and exports these parts by themselves as `liveParts`, and
 * whether they hold components of the site as `havePartsOfSite`. The browser renders them, where all else of the page
 * stays as it was served. Components that a site gives to all its pages (`ProseComponents`) are no
 * such parts. It has to be the last plugin: a part is taken as it is then.
 */
export default function liveParts() {
  return (tree: Root): void => {
    const ownNames = new Set(findOwnNames(findStatements(tree.children)));
    const parts: (Nodes & Jsx)[] = [];
    const visit = (node: Nodes): void => {
      if (isJsx(node) && isLive(node, ownNames)) parts.push(node);
      else if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
    if (parts.length === 0) return;
    const elements = parts.map(toComponent);
    const value = parts.some((part) => hasSiteComponents(part, ownNames));
    parts.forEach(wrap);
    tree.children.push(
      toExport('liveParts', {type: 'ArrayExpression', elements}),
      toExport('havePartsOfSite', {type: 'Literal', value}),
    );
  };
}
