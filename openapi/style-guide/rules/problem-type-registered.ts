import type {Location} from '@redocly/openapi-core';

import {findNearest} from '@openapi-portal/reports';
import {LintNode, toKey} from '../lint-node';
import {listErrorResponses, visitOperations} from '../operations';
import type {Context, StyleRule} from '../rule';

/** An example of a problem response, with the name of its problem type as `slug`. */
interface Example {
  readonly slug: string;
  readonly type: string | undefined;
  readonly location: Location;
}

function listExamples(response: LintNode): readonly Example[] {
  const mediaType = response.at('content').at('application/problem+json');
  const examples = mediaType.at('examples');
  const named = examples.entries.map(([slug, example]) => ({
    slug,
    type: example.at('value').text('type'),
    location: toKey(examples.location.child(slug)),
  }));
  const type = mediaType.at('example').text('type');
  if (type === undefined) return named;
  const location = mediaType.location.child('example');
  return [...named, {slug: type.replace(/^.*\//, ''), type, location}];
}

function checkExample(
  status: string,
  {slug, type, location}: Example,
  registry: LintNode | undefined,
  {report}: Context,
): void {
  if (registry?.has(slug) !== true) {
    const nearest = findNearest(slug, registry?.keys ?? []);
    const suggest = nearest === undefined ? [] : [nearest];
    report({message: `The problem type "${slug}" is not registered`, suggest, location});
    return;
  }
  const registered = String(registry.at(slug).at('status').value);
  if (registered !== status) {
    report({
      message: `The problem type "${slug}" is registered for status ${registered}, but used in a response ${status}`,
      location,
    });
  }
  if (type !== undefined && !type.endsWith(`/${slug}`)) {
    report({message: `The example "${slug}" contains the problem type "${type}"`, location});
  }
}

/**
 * Requires that problem types are registered, because the meaning of a problem and its solution are only documented
 * in the registry.
 */
export const problemTypeRegistered: StyleRule = {
  name: 'problem-type-registered',
  fix: 'register the type in `x-problem-types` with this status, and give the example the name of the type',
  createVisitor: () => {
    let registry: LintNode | undefined;
    const seen = new Set<string>();
    return {
      Root(node, ctx) {
        registry = LintNode.from(node, ctx).at('x-problem-types');
      },
      ...visitOperations((operation, ctx) => {
        for (const [status, response] of listErrorResponses(operation)) {
          const place = `${status} ${response.location.absolutePointer}`;
          if (seen.has(place)) continue;
          seen.add(place);
          for (const example of listExamples(response)) {
            checkExample(status, example, registry, ctx);
          }
        }
      }),
    };
  },
};
