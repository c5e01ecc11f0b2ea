import {toBase} from './anchors';
import type {Cursor} from '../contract/cursor';
import {type MediaTypeView, toMediaTypes} from './media-types';
import type {PageDraft} from './page';
import {toParameterField} from './parameters';
import {listProblemTypes, type ProblemType} from './problem-types';
import type {FieldNode} from './schema-tree';
import {describeStatus} from './status';

/** A call that a response makes possible. */
export interface ResponseLink {
  readonly name: string;
  readonly description?: string;
  readonly operation?: string;
  /** Which value goes where, one a line. */
  readonly values: readonly string[];
}

/** What an operation answers with one status. */
export interface ResponseView {
  readonly status: string;
  /** `200 OK`. */
  readonly title: string;
  readonly anchor: string;
  readonly isError: boolean;
  readonly description?: string;
  readonly headers: readonly FieldNode[];
  readonly mediaTypes: readonly MediaTypeView[];
  readonly links: readonly ResponseLink[];
  /** The problem types that come with this status. */
  readonly problems: readonly ProblemType[];
}

function toLink(name: string, link: Cursor): ResponseLink {
  const description = link.text('description');
  const operation = link.text('operationId') ?? link.text('operationRef');
  const toText = (value: unknown): string =>
    typeof value === 'string' ? value : JSON.stringify(value);
  const parameters = link.entries('parameters').map(([key, {value}]) => `${key}: ${toText(value)}`);
  const body = link.get('requestBody');
  return {
    name,
    ...(description !== undefined && {description}),
    ...(operation !== undefined && {operation}),
    values: body === undefined ? parameters : [...parameters, `body: ${toText(body.value)}`],
  };
}

function findProblems(
  mediaTypes: readonly MediaTypeView[],
  registry: ReadonlyMap<string, ProblemType>,
): readonly ProblemType[] {
  const names = mediaTypes.flatMap(({examples}) => examples.map(({name}) => name));
  return [...new Set(names)].flatMap((name) => {
    const problem = registry.get(name);
    return problem === undefined ? [] : [problem];
  });
}

function toResponse(
  [status, response]: readonly [string, Cursor],
  anchor: string,
  draft: PageDraft,
  registry: ReadonlyMap<string, ProblemType>,
): ResponseView {
  const description = response.text('description')?.trim();
  const headerBase = toBase(`${anchor}.headers`);
  const headers = response
    .entries('headers')
    .map(([name, header]) => toParameterField(header.resolve(), name, draft, headerBase));
  const mediaTypes = toMediaTypes(response, draft, toBase(anchor));
  return {
    status,
    title: describeStatus(status),
    anchor,
    isError: /^[45]/.test(status),
    ...(description && {description}),
    headers,
    mediaTypes,
    links: response.entries('links').map(([name, link]) => toLink(name, link.resolve())),
    problems: findProblems(mediaTypes, registry),
  };
}

/**
 * The responses of an operation in the order of the contract.
 *
 * @param anchor start of their anchors
 */
export function toResponses(
  operation: Cursor,
  draft: PageDraft,
  anchor: string,
): readonly ResponseView[] {
  const registry = new Map(
    listProblemTypes(draft.contract).map((problem) => [problem.slug, problem]),
  );
  return operation
    .entries('responses')
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) =>
      toResponse(
        [status, response.resolve()],
        draft.anchors.takeBelow(toBase(anchor), status),
        draft,
        registry,
      ),
    );
}
