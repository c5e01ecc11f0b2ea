import {LintNode} from '../lint-node';
import type {StyleRule} from '../rule';

/** Some file systems ignore case, and a page is a folder: two ids in different case share one there. */
export const operationIdUnique: StyleRule = {
  name: 'operation-id-unique',
  fix: 'give each operation an `operationId` of its own',
  createVisitor: () => {
    const found = new Map<string, string>();
    return {
      Operation(node, ctx) {
        const operationId = LintNode.from(node, ctx).text('operationId');
        if (operationId === undefined) return;
        const other = found.get(operationId.toLowerCase());
        found.set(operationId.toLowerCase(), other ?? operationId);
        if (other === undefined) return;
        ctx.report({
          message: `"${operationId}" is no unique \`operationId\`: another operation has "${other}"`,
          location: ctx.location.child('operationId'),
        });
      },
    };
  },
};
