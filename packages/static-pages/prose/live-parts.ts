import type {Program} from 'estree-jsx';
import type {Nodes, Root} from 'hast';
import {toEstree} from 'hast-util-to-estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: Nodes): node is Nodes & Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The names that a page imports, or defines itself. */
function listOwnNames(tree: Root): ReadonlySet<string> {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? ((node.data?.estree as Program | undefined)?.body ?? []) : [],
  );
  return new Set(
    statements.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration')
        return statement.specifiers.map(({local}) => local.name);
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const {declaration} = statement;
      if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
        return [declaration.id.name];
      return declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []))
        : [];
    }),
  );
}

/** Whether a reader can work it: a component of the page's own, or an element with a handler. */
const isLive = ({name, attributes}: Jsx, ownNames: ReadonlySet<string>): boolean =>
  ownNames.has((name ?? '').split('.')[0] ?? '') ||
  attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      /^on[A-Z]/.test(attribute.name) &&
      typeof attribute.value === 'object',
  );

/** A named list of components, each of which renders one part of the page. */
function toExport(parts: readonly (Nodes & Jsx)[]): Root['children'][number] {
  const elements = parts.map((part) => {
    const [statement] = toEstree(structuredClone(part)).body;
    if (statement?.type !== 'ExpressionStatement')
      throw new Error('A part of a page is no element');
    return {
      type: 'ArrowFunctionExpression',
      expression: true,
      params: [],
      body: statement.expression,
    } as const;
  });
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {
              type: 'VariableDeclarator',
              id: {type: 'Identifier', name: 'liveParts'},
              init: {type: 'ArrayExpression', elements},
            },
          ],
        },
      },
    ],
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
 * `<Tabs>`, elements with handlers) and exports these parts by themselves as `liveParts`. The browser renders them, where
 * all else of the page stays as it was served. Components that a site gives to all its pages (`ProseComponents`) are no
 * such parts. It has to be the last plugin: a part is taken as it is then.
 */
export default function liveParts() {
  return (tree: Root): void => {
    const ownNames = listOwnNames(tree);
    const parts: (Nodes & Jsx)[] = [];
    const visit = (node: Nodes): void => {
      if (isJsx(node) && isLive(node, ownNames)) parts.push(node);
      else if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
    if (parts.length === 0) return;
    const exported = toExport(parts);
    parts.forEach(wrap);
    tree.children.push(exported);
  };
}
