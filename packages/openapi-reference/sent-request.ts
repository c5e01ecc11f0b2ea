import {toBase} from './anchors';
import {findSample} from '@openapi-portal/openapi-samples/values';
import {
  type Cursor,
  type Example,
  listMethods,
  type Operation,
  UNNAMED_EXAMPLE,
} from '@openapi-portal/openapi-model';
import {buildMediaTypes, type MediaType} from './media-types';
import {DEFAULT_DEPTH, type PageBuilder} from './page';
import {buildParameterGroups} from './parameters';
import {buildResponses} from './responses';
import {listVariants} from './schema-variants';
import type {Subsection} from './section-titles';

export function buildBody(owner: Cursor, builder: PageBuilder, start: string) {
  const cursor = owner.get('requestBody')?.resolve();
  if (cursor === undefined) return undefined;
  const anchor = builder.anchors.take(start);
  return {cursor, anchor, mediaTypes: buildMediaTypes(cursor, builder, toBase(anchor))};
}

export const listBodyVariants = (body: ReturnType<typeof buildBody>): readonly Subsection[] =>
  listVariants(body?.mediaTypes.map(({schema}) => schema) ?? []);

/** Generates an example if the contract has none, incomplete if the page is too large. */
function buildExample({cursor}: MediaType, {reach}: PageBuilder): Example {
  const isComplete = reach.steps >= DEFAULT_DEPTH.steps;
  const {value, shortened} = findSample(cursor.get('schema'), {use: 'response', isComplete});
  const summary = shortened !== undefined && {summary: `shortened: ${shortened}`};
  return [UNNAMED_EXAMPLE, cursor.with({value, ...summary})];
}

const isObject = ({mediaType, schema}: MediaType): boolean =>
  schema !== undefined && /[/+]json\b/i.test(mediaType);

const withExamples = (mediaType: MediaType, builder: PageBuilder): MediaType =>
  mediaType.examples.length > 0 || !isObject(mediaType)
    ? mediaType
    : {...mediaType, examples: [buildExample(mediaType, builder)]};

export function buildSentRequest(
  operation: Pick<Operation, 'cursor' | 'pathItem'>,
  builder: PageBuilder,
  prefix = '',
) {
  const {cursor} = operation;
  const parameters = buildParameterGroups(operation, builder, `${prefix}parameters`);
  const body = buildBody(cursor, builder, `${prefix}request-body`);
  const responses = buildResponses(cursor, builder, `${prefix}responses`);
  // Examples can take a second to generate, which would be wasted on a page that turns out to be too large.
  const withExample = (one: MediaType): MediaType => withExamples(one, builder);
  return {
    cursor,
    parameters,
    body: body && {...body, mediaTypes: body.mediaTypes.map(withExample)},
    responses,
  };
}

export type SentRequest = ReturnType<typeof buildSentRequest>;

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

export const buildCallbacks = (owner: Cursor, builder: PageBuilder) =>
  owner.entries('callbacks').flatMap(([title, callback]) =>
    listRequests(callback.resolve()).map((request) => {
      const anchor = builder.anchors.take(`callbacks.${title}`);
      return {...request, ...buildSentRequest(request, builder, `${anchor}.`), title, anchor};
    }),
  );
