import type {Link, Nodes, PhrasingContent, Root, Table, TableRow} from 'mdast';

import type {NamedOperation} from 'openapi-static/reference/names';

import {isMistake, type KnownApi, readNames, type Target} from 'openapi-static/names/known-api';
import {toReference} from 'openapi-static/names/references';

import {buildAttributes, buildLink, buildText, replaceChildren} from '../nodes';
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

const buildCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** A word in a `<span>` with classes of the reference's stylesheet. */
const buildSpan = (className: string, value: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: buildAttributes({className}),
  children: [buildText(value)],
});

/** A field's name as its path inside the body, the answer or the parameters. */
const toFieldName = (anchor: string): string =>
  anchor.replace(/^(parameters\.)?[^.]+\.(\d+\.)?/, '');

function toAddress(target: Exclude<Target, {kind: 'api'}>): string {
  if (target.kind === 'operation') return target.operation.href;
  if (target.kind === 'field') {
    const {anchor, shownAt = `${target.operation.href}#${anchor}`} = target.field;
    return shownAt;
  }
  return target.kind === 'problem' ? target.problem.href : target.href;
}

/** What the element says: the fact itself, linked, and beside it what a reader wants to know. */
function toWords(target: Exclude<Target, {kind: 'api'}>): PhrasingContent[] {
  const link = (...children: PhrasingContent[]): Link => buildLink(toAddress(target), ...children);
  if (target.kind === 'operation') {
    const {method, path} = target.operation;
    const badge = buildSpan(`api-method api-method-${method}`, method.toUpperCase());
    return [link(badge, buildText(' '), buildCode(path))];
  }
  if (target.kind === 'field') {
    const {anchor, type, constraints} = target.field;
    const facts = [type, ...constraints].join(', ');
    return [link(buildCode(toFieldName(anchor))), buildText(` (${facts})`)];
  }
  if (target.kind === 'schema') return [link(buildCode(target.name))];
  const {slug, status} = target.problem;
  return [link(buildCode(slug)), buildText(` (${status})`)];
}

const buildRow = (...cells: (readonly PhrasingContent[])[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children: [...children]})),
});

const RECORDS: Readonly<Record<string, string>> = {all: 'all records', own: 'the own record'};

/** What a user type reaches with an operation: the widest of its rules, with the scope. */
function toReach({access}: NamedOperation, userType: string): readonly PhrasingContent[] {
  const rule = access.find(({userTypes: named}) => named.includes(userType));
  if (rule === undefined) return [buildText('–')];
  const records = RECORDS[rule.records ?? ''] ?? rule.records ?? 'yes';
  return [buildText(`${records} with `), buildCode(rule.scope)];
}

/** Who reaches what with each operation: a row each, and a column for each user type. */
function buildAccessTable({operations}: KnownApi, userTypes: readonly string[]): Table {
  const header = buildRow([buildText('Operation')], ...userTypes.map((id) => [buildCode(id)]));
  const rows = operations.map((operation) => {
    const link = buildLink(operation.href, buildText(operation.title));
    return buildRow([link], ...userTypes.map((id) => toReach(operation, id)));
  });
  return {type: 'table', children: [header, ...rows]};
}

/** What stands in the place of a node; the node itself where it names nothing. */
function replace(node: Nodes, apis: readonly KnownApi[], {userTypes}: Options): readonly Nodes[] {
  const reference = toReference(node);
  const target = reference && resolve(reference, apis);
  if (reference === undefined || target === undefined) return [node];
  if (isMistake(target)) return reference.kind === 'code' ? [node] : [buildCode(reference.kind)];
  if (target.kind === 'api') return [buildAccessTable(target.api, userTypes)];
  if (reference.kind === 'code') return [buildLink(toAddress(target), node as PhrasingContent)];
  const words = toWords(target);
  return node.type === 'mdxJsxFlowElement' ? [{type: 'paragraph', children: words}] : words;
}

const isClosed = (node: Nodes): boolean =>
  CLOSED.has(node.type) || ('name' in node && CLOSED_ELEMENTS.has(node.name ?? ''));

function linkBelow(node: Nodes, apis: readonly KnownApi[], options: Options): void {
  if (isClosed(node)) return;
  replaceChildren(node, (child) => {
    linkBelow(child, apis, options);
    return replace(child, apis, options);
  });
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
