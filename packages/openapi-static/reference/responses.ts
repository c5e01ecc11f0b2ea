import {toBase} from './anchors';
import type {Cursor} from '../contract/cursor';
import {buildMediaTypes, type MediaType} from './media-types';
import type {PageBuilder} from './page';
import {buildParameterField} from './parameters';
import {listProblemTypes, type ProblemType} from './problem-types';
import {describeStatus} from './status';

/** The problem types that examples are named after. */
function findProblems(
  mediaTypes: readonly MediaType[],
  registry: readonly ProblemType[],
): readonly ProblemType[] {
  const names = mediaTypes.flatMap(({examples}) => examples.map(([name]) => name));
  return [...new Set(names)].flatMap((name) => registry.filter(({slug}) => slug === name));
}

/**
 * The responses of an operation in the order of the contract.
 *
 * @param parent start of their anchors
 */
export function buildResponses(operation: Cursor, builder: PageBuilder, parent: string) {
  const registry = listProblemTypes(builder.contract);
  const entries = operation.entries('responses').filter(([status]) => !status.startsWith('x-'));
  return entries.map(([status, response]) => {
    const cursor = response.resolve();
    const anchor = builder.anchors.takeBelow(toBase(parent), status);
    const headers = cursor
      .entries('headers')
      .map(([name, header]) =>
        buildParameterField(header.resolve(), name, builder, toBase(`${anchor}.headers`)),
      );
    const mediaTypes = buildMediaTypes(cursor, builder, toBase(anchor));
    return {
      status,
      title: describeStatus(status),
      anchor,
      isError: /^[45]/.test(status),
      cursor,
      headers,
      mediaTypes,
      problems: findProblems(mediaTypes, registry),
    };
  });
}

export type Response = ReturnType<typeof buildResponses>[number];
