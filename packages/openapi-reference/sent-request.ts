import {toBase} from './anchors';
import {findSample} from '@openapi-portal/openapi-samples/values';
import {
  type Cursor,
  type Example,
  listMethods,
  type Operation,
  UNNAMED,
} from '@openapi-portal/openapi-model';
import {buildMediaTypes, type MediaType} from './media-types';
import {FULL_REACH, type PageBuilder} from './page';
import {buildParameterGroups} from './parameters';
import {buildResponses} from './responses';
import {listVariants} from './schema-variants';
import type {Subsection} from './sections';

/** A body in all its forms. */
export function buildBody(owner: Cursor, builder: PageBuilder, start: string) {
  const cursor = owner.get('requestBody')?.resolve();
  if (cursor === undefined) return undefined;
  const anchor = builder.anchors.take(start);
  return {cursor, anchor, mediaTypes: buildMediaTypes(cursor, builder, toBase(anchor))};
}

/** Lists the variants of a body in all its forms, for the contents of its page. */
export const listBodyVariants = (body: ReturnType<typeof buildBody>): readonly Subsection[] =>
  listVariants(body?.mediaTypes.map(({schema}) => schema) ?? []);

/**
 * An example of what the API sends where the contract gives none: it writes what nobody else may. If the page has no room
 * for all schemas, it has none for all of their fields.
 */
function buildExample({cursor}: MediaType, {reach}: PageBuilder): Example {
  const isComplete = reach.steps >= FULL_REACH.steps;
  const {value, shortened} = findSample(cursor.get('schema'), {use: 'response', isComplete});
  const summary = shortened !== undefined && {summary: `shortened: ${shortened}`};
  return [UNNAMED, cursor.with({value, ...summary})];
}

const isObject = ({mediaType, schema}: MediaType): boolean =>
  schema !== undefined && /[/+]json\b/i.test(mediaType);

const withExamples = (mediaType: MediaType, builder: PageBuilder): MediaType =>
  mediaType.examples.length > 0 || !isObject(mediaType)
    ? mediaType
    : {...mediaType, examples: [buildExample(mediaType, builder)]};

/**
 * What stands in a request that the API sends itself, a webhook's or a callback's, and what is answered.
 *
 * @param prefix start of the anchors, with a full stop at its end
 */
export function buildSentRequest(
  operation: Pick<Operation, 'cursor' | 'pathItem'>,
  builder: PageBuilder,
  prefix = '',
) {
  const {cursor} = operation;
  const parameters = buildParameterGroups(operation, builder, `${prefix}parameters`);
  const body = buildBody(cursor, builder, `${prefix}request-body`);
  const responses = buildResponses(cursor, builder, `${prefix}responses`);
  // Examples come last: generating one takes a second that a page which becomes too large need not wait for.
  const withExample = (one: MediaType): MediaType => withExamples(one, builder);
  return {
    cursor,
    parameters,
    body: body && {...body, mediaTypes: body.mediaTypes.map(withExample)},
    responses,
  };
}

export type SentRequest = ReturnType<typeof buildSentRequest>;

/** The operations of a callback, each with the expression of OpenAPI that says where to. */
const listRequests = (callback: Cursor) =>
  Object.keys(callback.object)
    .filter((key) => !key.startsWith('x-'))
    .flatMap((expression) => {
      const pathItem = callback.get(expression)?.resolve();
      if (pathItem === undefined) return [];
      return listMethods(pathItem).map(([method, cursor]) => ({
        expression,
        method,
        cursor,
        pathItem,
      }));
    });

/** The requests that the API sends while it works on an operation, or after it. */
export const buildCallbacks = (owner: Cursor, builder: PageBuilder) =>
  owner.entries('callbacks').flatMap(([title, callback]) =>
    listRequests(callback.resolve()).map((request) => {
      const anchor = builder.anchors.take(`callbacks.${title}`);
      return {...request, ...buildSentRequest(request, builder, `${anchor}.`), title, anchor};
    }),
  );
