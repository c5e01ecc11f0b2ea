import {toBase} from './anchors';
import {
  type Cursor,
  describeStatus,
  listProblemTypes,
  type ProblemType,
  toComponentName,
} from '@openapi-portal/openapi-model';
import {buildMediaTypes, type MediaType, SharedParts} from './media-types';
import type {PageBuilder, PageLink} from './page';
import {buildParameterField} from './parameters';
import type {FieldNode, SchemaNode} from './schema-tree';
import {splitPointer} from '@openapi-portal/reports/pointer';
import {listVariants} from './schema-variants';
import type {Subsection} from './section-titles';

function findProblems(
  mediaTypes: readonly MediaType[],
  registry: readonly ProblemType[],
): readonly ProblemType[] {
  const names = mediaTypes.flatMap(({examples}) => examples.map(([name]) => name));
  return [...new Set(names)].flatMap((name) => registry.filter(({slug}) => slug === name));
}

/** Finds the page of the operation that a link references (OpenAPI 3.1.1, 4.8.20). */
function findTarget(link: Cursor, {context}: PageBuilder): PageLink | undefined {
  const [paths, path = '', method = ''] = splitPointer(link.text('operationRef') ?? '');
  const name =
    paths === 'paths' ? `${method.toUpperCase()} ${path}` : (link.text('operationId') ?? '');
  return context.findOperation?.(name);
}

const buildLinks = (response: Cursor, builder: PageBuilder) =>
  response.entries('links').map(([name, entry]) => {
    const cursor = entry.resolve();
    return {name, cursor, target: findTarget(cursor, builder)};
  });

export function buildResponses(
  operation: Cursor,
  builder: PageBuilder,
  parent: string,
  sharesErrors = false,
) {
  const registry = listProblemTypes(builder.contract);
  const sharedBodies = new SharedParts<SchemaNode>();
  const sharedHeaders = new SharedParts<FieldNode>();
  const entries = operation.entries('responses').filter(([status]) => !status.startsWith('x-'));
  return entries.map(([status, response]) => {
    const cursor = response.resolve();
    const anchor = builder.anchors.takeBelow(toBase(parent), status);
    const isError = /^[45]/.test(status);
    const isShared = isError && sharesErrors;
    const ownBodies = isShared ? sharedBodies : new SharedParts<SchemaNode>();
    const ownHeaders = isShared ? sharedHeaders : new SharedParts<FieldNode>();
    const headers = cursor.entries('headers').map(([name, header]) => {
      const reference = header.text('$ref');
      const build = (): FieldNode => ({
        ...buildParameterField(header.resolve(), name, builder, toBase(`${anchor}.headers`)),
        component: toComponentName('headers', reference),
      });
      return ownHeaders.take(reference && `${name} ${reference}`, build);
    });
    const mediaTypes = buildMediaTypes(cursor, builder, toBase(anchor), ownBodies);
    return {
      status,
      title: describeStatus(status),
      anchor,
      isError,
      component: toComponentName('responses', response.text('$ref')),
      cursor,
      /** Markdown of the summary (OpenAPI 3.2) and the description. */
      text: [cursor.text('summary'), cursor.text('description')?.trim()]
        .filter(Boolean)
        .join('\n\n'),
      headers,
      links: buildLinks(cursor, builder),
      mediaTypes,
      problems: findProblems(mediaTypes, registry),
    };
  });
}

export type Response = ReturnType<typeof buildResponses>[number];

export const listResponseSections = (responses: readonly Response[]): readonly Subsection[] =>
  responses.flatMap(({anchor, title, status, mediaTypes}) => [
    {anchor, title},
    ...listVariants(
      mediaTypes.map(({schema}) => schema),
      `${status}: `,
    ),
  ]);
