import {
  type Cursor,
  findAccess,
  formatMethod,
  isSimple,
  listRequiredScopes,
  listNamedServers,
  listServers,
  listTagLabels,
  type Operation,
} from '@openapi-portal/openapi-model';
import {listSection} from './section-titles';
import {findDeprecation} from './deprecation';
import {readErrorResponses} from './error-responses';
import {toPlainLine} from '@openapi-portal/safe-markdown';
import type {PageChange} from './minor-versions';
import type {MediaType} from './media-types';
import {toNamedOperation} from './mentionable';
import {fitPage} from './fit-page';
import type {PageBuilder, PageContext, PageLink, RenderedPage} from './page';
import {buildParameterGroups} from './parameters';
import {type PageSource, renderPage, renderPreview} from './render-page';
import {describeBrowserLimits} from './browser-limits';
import {describeRetrySafety} from './retry-safety';
import {buildResponses, listResponseSections} from './responses';
import {buildBody, buildCallbacks, listBodyVariants, withExample} from './sent-request';
import {shareErrors, splitHeaders} from './shared-errors';
import type {Sample, SampleGroup} from '@openapi-portal/openapi-model/inputs';

export interface ChangedIn extends PageLink {
  /** Changes of more than wording. */
  readonly changes: readonly PageChange[];
}

export interface OperationVersions {
  readonly since: PageLink;
  /** Newest first. */
  readonly changedIn: readonly ChangedIn[];
}

export interface OperationExtras {
  readonly samples?: readonly SampleGroup[];
  readonly describedIn?: readonly PageLink[];
  /** Absent if no release contains the operation. */
  readonly versions?: OperationVersions;
}

/** Label of request examples. Response examples are labelled with their status. */
export const REQUEST = 'Request';

const listMessageExamples = (label: string, anchor: string, mediaTypes: readonly MediaType[]) =>
  mediaTypes.flatMap(({mediaType, examples}) =>
    examples.map((example) => ({label, anchor, mediaType, example})),
  );

/** Maximum total length of the samples on a page in characters, a third of the size of a page. */
const LONGEST_SAMPLES = 80_000;

const isFitting = (groups: readonly SampleGroup[]): boolean =>
  groups.flatMap(({samples}) => samples.map(({code, full = ''}) => code + full)).join('').length <=
  LONGEST_SAMPLES;

const toShort = ({full, ...sample}: Sample): Sample => sample;

/** Omits full programs from samples that are too long for a page, or else all but the first language. */
function fitSamples(groups: readonly SampleGroup[]): readonly SampleGroup[] {
  if (isFitting(groups)) return groups;
  const short = groups.map((group) => ({...group, samples: group.samples.map(toShort)}));
  if (isFitting(short)) return short;
  return short.map((group) => ({...group, samples: group.samples.slice(0, 1)}));
}

function buildContent(operation: Operation, builder: PageBuilder, extras: OperationExtras) {
  const {cursor, pathItem} = operation;
  const {contract, context} = builder;
  const access = findAccess(operation, contract);
  const parameters = buildParameterGroups(operation, builder);
  const body = buildBody(cursor, builder, 'request-body');
  const responses = buildResponses(cursor, builder, 'responses', true);
  const shared = shareErrors(responses, context.basePath);
  const errors = responses.filter(({isError}) => isError);
  const successes = responses
    .filter(({isError}) => !isError)
    .map((response) => ({...response, ...splitHeaders(response.headers, errors)}));
  return {
    operation,
    /** The first paragraph of the description as plain text. */
    line: toPlainLine(cursor.text('description') ?? ''),
    context,
    tags: listTagLabels(operation, contract),
    servers: listServers(cursor, pathItem, contract),
    /** Servers of the operation, including those to which requests cannot be sent. */
    namedServers: listNamedServers(cursor, pathItem, contract),
    access,
    hasAccessRules: !isSimple(access),
    retrySafety: describeRetrySafety(operation),
    browserLimits: describeBrowserLimits(operation, contract),
    deprecation: findDeprecation(cursor, context),
    parameters,
    body,
    responses,
    successes,
    requestExamples: listMessageExamples(REQUEST, 'request-body', body?.mediaTypes ?? []),
    errors,
    shared,
    errorAnswers: readErrorResponses(errors),
    hasProblems: responses.some(({problems}) => problems.length > 0),
    callbacks: buildCallbacks(cursor, builder),
    responseExamples: successes.flatMap(({status, anchor, mediaTypes}) =>
      listMessageExamples(status, anchor, withExample(mediaTypes, builder)),
    ),
    samples: fitSamples(extras.samples ?? []),
    describedIn: extras.describedIn ?? [],
    versions: extras.versions,
  };
}

type Content = ReturnType<typeof buildContent>;

const listContents = (page: Content): RenderedPage['contents'] => {
  const {parameters, responses, successes, errors, callbacks} = page;
  const [first, ...others] = parameters;
  return [
    ...listSection('access', page.hasAccessRules),
    ...listSection(
      'parameters',
      first !== undefined,
      others.length > 0 ? parameters : [],
      others.length > 0 ? undefined : first?.title,
    ),
    ...listSection('request-body', page.body !== undefined, listBodyVariants(page.body)),
    ...listSection(
      'responses',
      successes.length > 0 || responses.length === 0,
      listResponseSections(successes),
    ),
    ...listSection('errors', errors.length > 0),
    ...listSection('callbacks', callbacks.length > 0, callbacks),
    ...listSection(
      'samples',
      page.samples.length + page.requestExamples.length + page.responseExamples.length > 0,
    ),
    ...listSection('described-in', page.describedIn.length > 0),
  ];
};

export interface OperationPage extends Content {
  readonly contents: RenderedPage['contents'];
}

function describe({operation: {title, method, path}, line}: Content): string {
  const address = `${formatMethod(method)} ${path}`;
  return line === '' ? (title === address ? title : `${title}: ${address}`) : line;
}

function describeRecord({operation: {id, method, path}, access}: Content): PageSource['record'] {
  const detail = formatMethod(method);
  const names = [id, `${detail} ${path}`, path, ...listRequiredScopes(access)];
  return {kind: 'operation', detail, names: names.filter((name) => name !== undefined)};
}

const HEAD = ['ApiExplorer/Title', 'ApiExplorer/MethodEndpoint'];

const BELOW = [
  [
    'OperationDescription',
    'CodeSamples',
    ['ApiExplorer/SecuritySchemes', 'ParamsDetails', 'RequestSchema', 'StatusCodes'],
  ],
  'ErrorResponses',
  'DescribedIn',
];

function renderContent(
  operation: Operation,
  builder: PageBuilder,
  extras: OperationExtras,
): RenderedPage {
  const content = buildContent(operation, builder, extras);
  const page = {...content, contents: listContents(content)};
  const source = {
    id: operation.slug,
    title: operation.title,
    description: describe(content),
    contents: page.contents,
    layout: [...HEAD, ...(content.versions?.changedIn.length ? ['ApiHistory'] : []), ...BELOW],
    page,
    className: 'api-operation',
    record: describeRecord(page),
  };
  const preview = renderPreview(page, builder.context);
  return {
    ...renderPage(source, builder),
    ...(preview !== undefined && {preview}),
    names: toNamedOperation(page),
    errorComponents: {
      schemas: page.shared.bodies,
      headers: page.shared.headers.map(({component, name}) => [component, name]),
      responses: page.errors.flatMap(({component}) => component ?? []),
    },
  };
}

export function renderOperation(
  contract: Cursor,
  operation: Operation,
  context: PageContext,
  extras: OperationExtras = {},
): RenderedPage {
  return fitPage(contract, context, (builder) => renderContent(operation, builder, extras));
}
