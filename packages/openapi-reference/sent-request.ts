import {toBase} from './anchors';
import {findSample} from '@openapi-portal/openapi-samples/values';
import {
  type Cursor,
  type Example,
  listMethods,
  type Operation,
} from '@openapi-portal/openapi-model';
import {isJsonType, isSequential, isXml} from '@openapi-portal/openapi-model/inputs';
import {writeBody} from '@openapi-portal/openapi-model/inputs/build';
import {buildMediaTypes, type MediaType} from './media-types';
import {DEFAULT_DEPTH, type PageBuilder} from './page';
import {buildParameterGroups} from './parameters';
import {buildResponses} from './responses';
import {isBare} from './schema-tree';
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

/** Generates an example, incomplete if the page is too large; none if no value satisfies the schema. */
function generateExamples({cursor, mediaType}: MediaType, {reach}: PageBuilder): Example[] {
  const [schema, item] = [cursor.get('schema'), cursor.get('itemSchema')];
  const isComplete = reach.steps >= DEFAULT_DEPTH.steps;
  const sample = findSample(schema ?? item, {use: 'response', isComplete});
  if (!sample.isValid && sample.shortened === undefined) return [];
  const value = writeBody(schema === undefined ? [sample.value] : sample.value, mediaType, schema);
  const shortened = sample.shortened === undefined ? '' : `, shortened: ${sample.shortened}`;
  return [[`Generated example${shortened}`, cursor.with({value})]];
}

const isStructured = ({mediaType, schema}: MediaType): boolean =>
  schema !== undefined &&
  !isBare(schema) &&
  (isJsonType(mediaType) || isXml(mediaType) || isSequential(mediaType));

/**
 * Adds a generated example to the first media type that can have one, if the contract has none for the body. Must be
 * called last: it can take a second, which would be wasted on a page that turns out to be too large.
 */
export function withExample(mediaTypes: MediaType[], builder: PageBuilder): MediaType[] {
  if (mediaTypes.some(({examples}) => examples.length > 0)) return mediaTypes;
  const shown = mediaTypes.find(isStructured);
  return mediaTypes.map((one) =>
    one === shown ? {...one, examples: generateExamples(one, builder)} : one,
  );
}

export function buildSentRequest(
  operation: Pick<Operation, 'cursor' | 'pathItem'>,
  builder: PageBuilder,
  prefix = '',
) {
  const {cursor} = operation;
  const parameters = buildParameterGroups(operation, builder, `${prefix}parameters`);
  const body = buildBody(cursor, builder, `${prefix}request-body`);
  const responses = buildResponses(cursor, builder, `${prefix}responses`);
  return {
    cursor,
    parameters,
    body: body && {...body, mediaTypes: withExample(body.mediaTypes, builder)},
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
