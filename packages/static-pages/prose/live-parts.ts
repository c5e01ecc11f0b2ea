import path from 'node:path';

import {findOwnNames, findStatements} from '@openapi-portal/markdown-source';
import type {Element, Nodes, Root} from 'hast';
import {toEstree} from 'hast-util-to-estree';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {PACKAGE_FOLDER} from '../package-folder';

type Program = ReturnType<typeof toEstree>;

type Expression = Extract<
  Program['body'][number],
  {readonly type: 'ExpressionStatement'}
>['expression'];

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const DIAGRAM = 'mermaid';

const isJsx = (node: Nodes): node is Nodes & Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns true for a diagram, a component of the page itself, or an element with an event handler. */
const isLive = ({name, attributes}: Jsx, ownNames: ReadonlySet<string>): boolean =>
  name === DIAGRAM ||
  ownNames.has((name ?? '').split('.')[0] ?? '') ||
  attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      /^on[A-Z]/.test(attribute.name) &&
      typeof attribute.value === 'object',
  );

const readMeta = ({properties}: Element): readonly string[] =>
  typeof properties.metastring === 'string' ? properties.metastring.split(' ') : [];

/** Finds the code element of a `live` code block, which readers can edit and run if the site has the theme for it. */
function findLiveCode(node: Nodes): Element | undefined {
  const [code] = node.type === 'element' && node.tagName === 'pre' ? node.children : [];
  return code?.type === 'element' && readMeta(code).includes('live') ? code : undefined;
}

/**
 * Builds the live part of a code block: its plain text, which the theme runs. The block itself becomes ordinary code
 * for the served HTML. In the dev server, which serves no HTML, the block stays live.
 */
function toLivePart(block: Element, code: Element): Element {
  const part = {...code, children: [{type: 'text' as const, value: toString(code)}]};
  if (process.env.NODE_ENV === 'development') code.children = part.children;
  else {
    const words = readMeta(code).filter((word) => word !== 'live');
    const {live: _live, ...properties} = code.properties;
    code.properties = {...properties, metastring: words.join(' ')};
  }
  return {...block, children: [part]};
}

/** Returns true if a part uses components that the page neither imports nor defines. */
function hasSiteComponents(node: Nodes, ownNames: ReadonlySet<string>): boolean {
  const isOfSite =
    isJsx(node) && /^[A-Z]\w*$/.test(node.name ?? '') && !ownNames.has(node.name ?? '');
  return (
    isOfSite ||
    ('children' in node && node.children.some((child) => hasSiteComponents(child, ownNames)))
  );
}

/** Builds the expression of a component that renders a part: `() => <Part/>`. */
function toComponent(part: Nodes): Expression {
  const [statement] = toEstree(structuredClone(part)).body;
  if (statement?.type !== 'ExpressionStatement')
    throw new Error('A part of a page is not an element');
  const body = statement.expression;
  return {type: 'ArrowFunctionExpression', expression: true, params: [], body};
}

const toNode = (statement: object): Root['children'][number] => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {type: 'Program', sourceType: 'module', body: [statement]} as unknown as Program,
  },
});

const toName = (name: string) => ({type: 'Identifier', name}) as const;

const NONE = {specifiers: [], attributes: []};

/** `export const liveParts = […]` */
const exportParts = (elements: readonly Expression[]) =>
  toNode({
    ...NONE,
    type: 'ExportNamedDeclaration',
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: toName('liveParts'),
          init: {type: 'ArrayExpression', elements},
        },
      ],
    },
  });

/** `export {default as PageParts} from '…'`: only pages with live parts load the code that renders them. */
const exportRenderer = (file: string) =>
  toNode({
    ...NONE,
    type: 'ExportNamedDeclaration',
    source: {type: 'Literal', value: path.join(PACKAGE_FOLDER, 'prose', file)},
    specifiers: [
      {type: 'ExportSpecifier', local: toName('default'), exported: toName('PageParts')},
    ],
  });

/** Wraps a part in an element with its index, by which `PageParts` finds the element. */
function wrap(part: Nodes, index: number): void {
  const inner = {...part};
  Object.assign(part, {
    type: part.type === 'element' ? 'mdxJsxFlowElement' : part.type,
    name: part.type === 'mdxJsxTextElement' ? 'span' : 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'data-live-part', value: String(index)}],
    children: [inner],
  });
}

/**
 * A rehype plugin that finds the interactive parts of a prose page: components that the page imports or defines, such
 * as `<Tabs>`, elements with event handlers, diagrams and live code. It exports them as `liveParts`, and the
 * component that renders them as `PageParts`. The rest of the page stays as it was served. Components that a site
 * provides to all pages (`ProseComponents`) do not count. Must be the last plugin, because it exports the nodes as
 * they are when it runs.
 */
export default function liveParts() {
  return (tree: Root): void => {
    const ownNames = new Set(findOwnNames(findStatements(tree.children)));
    const parts: Nodes[] = [];
    const elements: Expression[] = [];
    const add = (node: Nodes, part: Nodes): void => {
      parts.push(node);
      elements.push(toComponent(part));
    };
    const visit = (node: Nodes): void => {
      const code = findLiveCode(node);
      if (code !== undefined) add(node, toLivePart(node as Element, code));
      else if (isJsx(node) && isLive(node, ownNames)) add(node, node);
      else if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
    if (parts.length === 0) return;
    const isOfSite = parts.some((part) => hasSiteComponents(part, ownNames));
    parts.forEach(wrap);
    tree.children.push(
      exportParts(elements),
      exportRenderer(isOfSite ? 'PagePartsOfSite' : 'PageParts'),
    );
  };
}
