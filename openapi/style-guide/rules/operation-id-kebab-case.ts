import {LintNode} from '../lint-node';
import type {StyleRule} from '../rule';

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Requires kebab-case, because an operation's id is the last segment of its page's URL. */
export const operationIdKebabCase: StyleRule = {
  name: 'operation-id-kebab-case',
  fix: 'write it as lower-case words with hyphens between them, as in `get-user-info`',
  createVisitor: () => ({
    Operation(node, ctx) {
      const operationId = LintNode.from(node, ctx).text('operationId');
      if (operationId === undefined || KEBAB_CASE.test(operationId)) return;
      ctx.report({
        message: `The operation id "${operationId}" is not in kebab-case`,
        location: ctx.location.child('operationId'),
      });
    },
  }),
};
