import {isProblemTypeName} from '@openapi-portal/openapi-model';

import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';

/**
 * Requires names that are valid in URLs. A problem type is the last segment of its URL, such as
 * `/problems/user-in-use`, and the fragment of its section.
 */
export const problemTypeName: StyleRule = {
  name: 'problem-type-name',
  fix: 'write it as lower-case words with hyphens between them, as in `user-in-use`',
  isForAll: true,
  createVisitor: () => ({
    Root(node, ctx) {
      const types = LintNode.from(node, ctx).at('x-problem-types');
      for (const name of types.keys.filter((key) => !isProblemTypeName(key))) {
        const message = `The problem type "${name}" is not in kebab-case, so it cannot be part of a URL`;
        ctx.report({message, location: toKey(types.location.child(name))});
      }
    },
  }),
};
