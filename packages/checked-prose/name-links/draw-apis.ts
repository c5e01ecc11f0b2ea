import {findOwnMember} from '@openapi-portal/reports/json';
import type {
  BlockContent,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';

import type {KnownApi} from '@openapi-portal/api-names';
import type {NamedOperation} from '@openapi-portal/openapi-reference';

import {buildAttributes, buildLink, buildText} from '../nodes';

/** Maximum number of operations listed on a page. Larger APIs are linked to their own list instead. */
const LISTED = 60;

export const buildCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

const buildSpan = (className: string, value: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: buildAttributes({className}),
  children: [buildText(value)],
});

export const buildRequest = ({method, path}: NamedOperation): PhrasingContent[] => [
  buildSpan(`api-method api-method-${method}`, method.toUpperCase()),
  buildText(' '),
  buildCode(path),
];

type Cell = readonly PhrasingContent[];

const buildCell = (children: Cell): TableCell => ({type: 'tableCell', children: [...children]});

const buildRow = (cells: readonly Cell[]): TableRow => ({
  type: 'tableRow',
  children: cells.map(buildCell),
});

const buildTable = (head: readonly string[], rows: readonly (readonly Cell[])[]): Table => ({
  type: 'table',
  children: [buildRow(head.map((word) => [buildText(word)])), ...rows.map(buildRow)],
});

const toPage = (operation: NamedOperation): Cell => [
  buildLink(operation.href, buildText(operation.title)),
];

const toList = ({href}: KnownApi): string => `${href}#operations`;

const countOperations = ({operations: {length}}: KnownApi): string =>
  length === 1 ? '1 operation' : `${length.toLocaleString('en')} operations`;

const buildParagraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** Builds a table with a row per operation, or a link to the API's operation list if the API is too large. */
function drawOperationsOf(api: KnownApi): BlockContent {
  const {operations} = api;
  if (operations.length > LISTED) {
    const link = buildLink(toList(api), buildText(`All ${countOperations(api)}`));
    return buildParagraph(link);
  }
  const rows = operations.map((operation) => [toPage(operation), buildRequest(operation)]);
  return buildTable(['Operation', 'Request'], rows);
}

/** Builds the content of `<Operations>`: a table of operations per API. Several APIs get headings. */
export function drawOperations(apis: readonly KnownApi[]): readonly BlockContent[] {
  if (apis.length === 1) return apis.map(drawOperationsOf);
  return apis.flatMap((api) => {
    const name: PhrasingContent = {
      type: 'strong',
      children: [buildLink(api.href, buildText(api.title))],
    };
    return [buildParagraph(name), drawOperationsOf(api)];
  });
}

/** Builds the content of `<ApiList>`: a list of APIs with summary, number of operations and version. */
export const drawApis = (apis: readonly KnownApi[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: apis.map((api) => {
    const {title, href, summary, version} = api;
    const about = summary === title ? '' : ` – ${summary.replace(/\.$/, '')}`;
    const children: PhrasingContent[] = [
      buildLink(href, buildText(title)),
      buildText(`${about}: `),
      buildLink(toList(api), buildText(countOperations(api))),
      buildText(version === '' ? '' : `, version ${version}`),
    ];
    return {type: 'listItem', spread: false, children: [buildParagraph(...children)]};
  }),
});

const RECORDS: Readonly<Record<string, string>> = {all: 'all records', own: 'their own record'};

/** Formats a user type's access to an operation, as "all records with `users:read`", the widest rule first. */
function toReach({access}: NamedOperation, userType: string): Cell {
  const rule = access.find(({userTypes: named}) => named.includes(userType));
  if (rule === undefined) return [buildText('–')];
  const records = findOwnMember(RECORDS, rule.records ?? '') ?? rule.records ?? 'yes';
  return [buildText(`${records} with `), buildCode(rule.scope)];
}

/** Builds the content of `<OperationAccess>`: a table with a row per operation and a column per user type. */
export function drawAccess(apis: readonly KnownApi[], userTypes: readonly string[]): Table {
  const operations = apis.flatMap((api) => api.operations);
  const table = buildTable(
    ['Operation'],
    operations.map((operation) => [
      toPage(operation),
      ...userTypes.map((id) => toReach(operation, id)),
    ]),
  );
  table.children[0]?.children.push(...userTypes.map((id) => buildCell([buildCode(id)])));
  return table;
}
