import type {
  Link,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Table,
  TableCell,
  TableRow,
} from 'mdast';

import type {NamedOperation} from 'openapi-static/reference';

import {isMistake, type KnownApi, readNames, type Target} from 'openapi-static/names/known-api';
import {toReference} from 'openapi-static/names/references';
import {resolve} from './resolve';

export interface Options {
  /** Absolute path. */
  readonly siteDir: string;
  /** Ids of the APIs that pages can name. */
  readonly apis: readonly string[];
  /** The columns of `<OperationAccess>`. */
  readonly userTypes: readonly string[];
}

/** Where a link would stand inside a link, or in an anchor's own words. */
const CLOSED = new Set(['heading', 'link', 'linkReference', 'definition']);
const CLOSED_ELEMENTS = new Set(['a', 'Link', 'summary']);

const toText = (value: string): PhrasingContent => ({type: 'text', value});
const toCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

const toLink = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

/** A word in a `<span>` with classes of the reference's stylesheet. */
const toSpan = (className: string, value: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{type: 'mdxJsxAttribute', name: 'className', value: className}],
  children: [toText(value)],
});

const last = (path: string): string =>
  path
    .split('.')
    .slice(1)
    .join('.')
    .replace(/^\d+\./, '');

/** A field's name as its path inside the body, the answer or the parameters. */
const toFieldName = (anchor: string): string =>
  anchor.startsWith('parameters.') ? anchor.split('.').slice(2).join('.') : last(anchor);

/** What the element says: the fact itself, linked, and beside it what a reader wants to know. */
function toWords(target: Target): PhrasingContent[] {
  if (target.kind === 'operation') {
    const {method, path, href} = target.operation;
    const badge = toSpan(`api-method api-method-${method}`, method.toUpperCase());
    return [toLink(href, badge, toText(' '), toCode(path))];
  }
  if (target.kind === 'field') {
    const {operation, field} = target;
    const facts = [field.type, ...field.constraints].join(', ');
    const name = toCode(toFieldName(field.anchor));
    return [toLink(`${operation.href}#${field.anchor}`, name), toText(` (${facts})`)];
  }
  if (target.kind === 'problem') {
    const {slug, status, href} = target.problem;
    return [toLink(href, toCode(slug)), toText(` (${status})`)];
  }
  return target.kind === 'schema' ? [toLink(target.href, toCode(target.name))] : [];
}

function toAddress(target: Exclude<Target, {kind: 'api'}>): string {
  if (target.kind === 'operation') return target.operation.href;
  if (target.kind === 'field') return `${target.operation.href}#${target.field.anchor}`;
  return target.kind === 'problem' ? target.problem.href : target.href;
}

const toCell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

const RECORDS: Readonly<Record<string, string>> = {all: 'all records', own: 'the own record'};

/** What a user type reaches with an operation: the widest of its rules, with the scope. */
function toReach({access}: NamedOperation, userType: string): readonly PhrasingContent[] {
  const rule = access.find(({userTypes: named}) => named.includes(userType));
  if (rule === undefined) return [toText('–')];
  const records = RECORDS[rule.records ?? ''] ?? rule.records ?? 'yes';
  return [toText(`${records} with `), toCode(rule.scope)];
}

/** Who reaches what with each operation: a row each, and a column for each user type. */
const buildAccessTable = ({operations}: KnownApi, userTypes: readonly string[]): Table => ({
  type: 'table',
  children: [
    {
      type: 'tableRow',
      children: [toCell(toText('Operation')), ...userTypes.map((id) => toCell(toCode(id)))],
    },
    ...operations.map((operation): TableRow => ({
      type: 'tableRow',
      children: [
        toCell(toLink(operation.href, toText(operation.title))),
        ...userTypes.map((id) => toCell(...toReach(operation, id))),
      ],
    })),
  ],
});

/** What stands in the place of a node; the node itself where it names nothing. */
function replace(node: Nodes, apis: readonly KnownApi[], {userTypes}: Options): readonly Nodes[] {
  const reference = toReference(node);
  const target = reference && resolve(reference, apis);
  if (reference === undefined || target === undefined) return [node];
  if (isMistake(target)) return reference.kind === 'code' ? [node] : [toCode(reference.kind)];
  if (target.kind === 'api') return [buildAccessTable(target.api, userTypes)];
  if (reference.kind === 'code') return [toLink(toAddress(target), node as PhrasingContent)];
  const words = toWords(target);
  return node.type === 'mdxJsxFlowElement'
    ? [{type: 'paragraph', children: words} satisfies Paragraph]
    : words;
}

const isClosed = (node: Nodes): boolean =>
  CLOSED.has(node.type) || ('name' in node && CLOSED_ELEMENTS.has(node.name ?? ''));

function linkBelow(node: Nodes, apis: readonly KnownApi[], options: Options): void {
  if (!('children' in node) || isClosed(node)) return;
  node.children.forEach((child) => linkBelow(child, apis, options));
  const children = node.children.flatMap((child) => replace(child, apis, options));
  node.children = children as typeof node.children;
}

/**
 * Makes a remark plugin that puts links in the place of `<Operation>`, `<Field>`, `<Problem>`, `<Schema>` and
 * of names in code style: facts come from the contract, the page brings no component and no script.
 * What it cannot find, the check of the prose has reported.
 */
export const createLinkNames =
  (options: Options) =>
  () =>
  (tree: Root): void => {
    linkBelow(tree, readNames(options.siteDir, options.apis), options);
  };
