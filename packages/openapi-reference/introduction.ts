import {groupEntries} from '@openapi-portal/reports/json';
import {
  type Cursor,
  findAccess,
  groupOperations,
  INTRODUCTION,
  listFirstTagOnly,
  listProblemTypes,
  listNamedServers,
  type Operation,
  type OperationGroup,
  toSlug,
  type Webhook,
} from '@openapi-portal/openapi-model';
import {Anchors, toBase} from './anchors';
import {buildApiErrors} from './api-errors';
import {listSection} from './section-titles';
import {renderChapters, toPlainLine} from '@openapi-portal/safe-markdown';
import {fitPage} from './fit-page';
import {
  type ErrorComponents,
  DEFAULT_DEPTH,
  type PageBuilder,
  type PageContext,
  type RenderedPage,
} from './page';
import {renderPage} from './render-page';

/** Anchors of the page's own sections. Headings in the description must not use them. */
const SECTIONS = [
  'base-address',
  'authorization',
  'operations',
  'webhooks',
  'error-responses',
  'error-headers',
  'problem-types',
  'schemas',
];

export interface ShownGroup extends OperationGroup {
  readonly level: number;
  readonly anchor: string;
  readonly title: string;
  readonly groups: readonly ShownGroup[];
}

const toShown = (
  groups: readonly OperationGroup[],
  anchors: Anchors,
  level = 3,
): readonly ShownGroup[] =>
  groups.map((group) => ({
    ...group,
    level,
    anchor: anchors.takeBelow(toBase('operations'), group.tag),
    title: group.label,
    groups: toShown(group.groups, anchors, level + 1),
  }));

const flattenShown = (groups: readonly ShownGroup[]): readonly ShownGroup[] =>
  groups.flatMap((group) => [group, ...flattenShown(group.groups)]);

function buildOutline(contract: Cursor, operations: readonly Operation[], anchors: Anchors) {
  SECTIONS.forEach((id) => anchors.take(id));
  const text = contract.get('info')?.text('description') ?? '';
  const description = renderChapters(text, 2, (title) => anchors.take(toSlug(title) || 'section'));
  const tree = toShown(groupOperations(contract, operations), anchors);
  return {description, tree, groups: flattenShown(tree)};
}

/** Lists the headings of an API's overview page to which prose can link. */
export function listHeadings(contract: Cursor, operations: readonly Operation[]) {
  const {description, groups} = buildOutline(contract, operations, new Anchors());
  return {
    sections: SECTIONS,
    chapters: description.chapters.map(({id}) => id),
    groups: groups.map(({tag, label, anchor}) => ({tag, label, anchor})),
  };
}

/** Groups the user types in `x-access` by scope. */
const groupUserTypes = (contract: Cursor, operations: readonly Operation[]) =>
  groupEntries(
    operations
      .flatMap((operation) => findAccess(operation, contract).rules)
      .flatMap(({scope, userTypes}) => userTypes.map((userType) => [scope, userType] as const)),
  );

const LONGEST_LEAD = 240;

/** Returns the line below the title: the summary, or else the beginning of the description. */
function describeLead(info: Cursor) {
  const summary = info.text('summary');
  const text = info.text('description')?.trim() ?? '';
  const line = toPlainLine(text, LONGEST_LEAD);
  // Whole sentences, if at least one fits.
  const lead = summary ?? /^.*[.!?](?=\s|$)/s.exec(line)?.[0] ?? line;
  return {lead, isWholeLead: summary === undefined && lead === text};
}

/** Builds the data of the overview page. The order matters, because an anchor that is already used gets a suffix. */
function buildPage(
  operations: readonly Operation[],
  webhooks: readonly Webhook[],
  errors: readonly ErrorComponents[],
  builder: PageBuilder,
) {
  const {contract, context, anchors} = builder;
  const info = contract.get('info') ?? contract.with({});
  const outline = buildOutline(contract, operations, anchors);
  return {
    contract,
    context,
    info,
    title: info.text('title') ?? 'API',
    ...outline,
    ...describeLead(info),
    servers: listNamedServers(contract),
    schemes: contract.get('components')?.entries('securitySchemes') ?? [],
    userTypes: groupUserTypes(contract, operations),
    operations,
    isListedOnce: listFirstTagOnly(operations).length > 0,
    webhooks,
    isShort: builder.reach.steps < DEFAULT_DEPTH.steps,
    schemas: context.schemas ?? [],
    errors: buildApiErrors(errors, builder),
    problems: listProblemTypes(contract),
  };
}

export interface IntroductionPage extends ReturnType<typeof buildPage> {
  readonly contents: RenderedPage['contents'];
}

export const hasErrorParts = ({
  errors: {headers, bodies},
}: Pick<IntroductionPage, 'errors'>): boolean => headers.length + bodies.length > 0;

const listContents = (page: Omit<IntroductionPage, 'contents'>): RenderedPage['contents'] => [
  ...page.description.chapters.flatMap(({id, level, title}) =>
    level === 2 || level === 3 ? [{id, level, value: title} as const] : [],
  ),
  ...listSection('base-address', page.servers.length > 0),
  ...listSection('authorization', page.schemes.length > 0),
  ...listSection('operations', page.groups.length > 0, page.groups),
  ...listSection('webhooks', page.webhooks.length > 0),
  ...listSection(
    'error-responses',
    hasErrorParts(page),
    page.errors.bodies.map(({anchor, name}) => ({anchor, title: name})),
  ),
  ...listSection(
    'problem-types',
    page.problems.length > 0,
    page.problems.map(({anchor, slug}) => ({anchor, title: slug})),
  ),
  ...listSection('schemas', page.schemas.length > 0),
];

/**
 * Renders the overview page of an API as static HTML: description, servers, authorization, operations, webhooks, error
 * responses and problem types, each with an anchor (`#problem-user-in-use`).
 *
 * @param errors components of error responses, collected from the operation pages
 * @throws ContractError with the JSON pointer of an element that cannot be shown
 */
export function renderIntroduction(
  contract: Cursor,
  operations: readonly Operation[],
  webhooks: readonly Webhook[],
  errors: readonly ErrorComponents[],
  context: PageContext,
): RenderedPage {
  return fitPage(contract, context, (builder) => {
    const page = buildPage(operations, webhooks, errors, builder);
    const {info, title} = page;
    const line = info.text('summary') ?? toPlainLine(info.text('description') ?? '');
    const source = {
      id: INTRODUCTION,
      title,
      description: line || title,
      // The page has its own table of contents, below the operations.
      contents: [],
      layout: ['ApiInfo/Head', 'ApiInfo'],
      page: {...page, contents: listContents(page)},
      className: 'api-front',
    };
    return renderPage(source, builder);
  });
}
