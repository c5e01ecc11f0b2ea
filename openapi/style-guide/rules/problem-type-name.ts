import {isProblemTypeName} from '@openapi-portal/openapi-model';

import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';

/** The type is the last part of an address, `/problems/user-in-use`, and the anchor of its section. */
export const problemTypeName: StyleRule = {
  name: 'problem-type-name',
  fix: 'write it as lower-case words with hyphens between them, as in `user-in-use`',
  isForAll: true,
  createVisitor: () => ({
    Root(node, ctx) {
      const types = LintNode.from(node, ctx).at('x-problem-types');
      for (const name of types.keys.filter((key) => !isProblemTypeName(key))) {
        const message = `The problem type "${name}" cannot be a part of an address`;
        ctx.report({message, location: toKey(types.location.child(name))});
      }
    },
  }),
};
