import {type Access, toAccess} from './access';
import {type Reference, toReference} from './address';
import {toBase} from './anchors';
import type {Cursor} from '../contract/cursor';
import {type MediaTypeView, toMediaTypes} from './media-types';
import type {Operation} from '../contract/operations';
import type {PageDraft} from './page';
import {type ParameterGroup, toParameterGroups} from './parameters';
import {type ResponseView, toResponses} from './responses';
import {listServers, type Server} from './servers';

/** A body that an operation takes. */
export interface BodyView {
  /** Markdown. */
  readonly description?: string;
  readonly isRequired: boolean;
  readonly mediaTypes: readonly MediaTypeView[];
}

/** A request that the API itself sends. */
export interface CallbackView {
  readonly name: string;
  readonly anchor: string;
  /** Where to, as an expression of OpenAPI. */
  readonly expression: string;
  readonly method: string;
  readonly summary?: string;
  readonly description?: string;
  readonly body?: BodyView;
  readonly responses: readonly ResponseView[];
}

/** Everything on an operation's page that comes from the contract. */
export interface OperationView {
  readonly operation: Operation;
  readonly servers: readonly Server[];
  readonly description?: string;
  readonly document?: Reference;
  readonly access: Access;
  readonly parameters: readonly ParameterGroup[];
  readonly body?: BodyView;
  readonly responses: readonly ResponseView[];
  readonly callbacks: readonly CallbackView[];
}

function toBody(owner: Cursor, draft: PageDraft, anchor: string): BodyView | undefined {
  const body = owner.get('requestBody')?.resolve();
  if (body === undefined) return undefined;
  const description = body.text('description');
  return {
    ...(description !== undefined && {description}),
    isRequired: body.isTrue('required'),
    mediaTypes: toMediaTypes(body, draft, toBase(draft.anchors.take(anchor))),
  };
}

function toCallback(
  name: string,
  [expression, pathItem]: readonly [string, Cursor],
  draft: PageDraft,
): readonly CallbackView[] {
  const methods = Object.keys(pathItem.object).filter((key) => pathItem.get(key)?.has('responses'));
  return methods.flatMap((method) => {
    const cursor = pathItem.get(method);
    if (cursor === undefined) return [];
    const [summary, description] = [cursor.text('summary'), cursor.text('description')];
    const anchor = draft.anchors.take(`callbacks.${name}`);
    const body = toBody(cursor, draft, `${anchor}.request-body`);
    return [
      {
        name,
        anchor,
        expression,
        method,
        ...(summary !== undefined && {summary}),
        ...(description !== undefined && {description}),
        ...(body !== undefined && {body}),
        responses: toResponses(cursor, draft, `${anchor}.responses`),
      },
    ];
  });
}

const toCallbacks = (owner: Cursor, draft: PageDraft): readonly CallbackView[] =>
  owner.entries('callbacks').flatMap(([name, callback]) => {
    const resolved = callback.resolve();
    return Object.keys(resolved.object).flatMap((expression) => {
      const pathItem = resolved.get(expression)?.resolve();
      return pathItem === undefined ? [] : toCallback(name, [expression, pathItem], draft);
    });
  });

/**
 * Gathers what the page of an operation shows.
 *
 * @throws ContractError naming the place that cannot be shown
 */
export function toOperationView(operation: Operation, draft: PageDraft): OperationView {
  const {cursor, pathItem} = operation;
  const texts = [pathItem.text('description'), cursor.text('description')].filter(Boolean);
  const document = toReference(cursor.get('externalDocs'), ['description', 'url']);
  const parameters = toParameterGroups(operation, draft);
  const body = toBody(cursor, draft, 'request-body');
  return {
    operation,
    servers: listServers(cursor, pathItem, draft.contract),
    ...(texts.length > 0 && {description: texts.join('\n\n')}),
    ...(document !== undefined && {document}),
    access: toAccess(operation, draft.contract),
    parameters,
    ...(body !== undefined && {body}),
    responses: toResponses(cursor, draft, 'responses'),
    callbacks: toCallbacks(cursor, draft),
  };
}
