import {LintNode} from '../lint-node';
import type {StyleRule} from '../rule';

/**
 * Requires ids that differ in more than case. Each page is a folder, and some file systems ignore case in names.
 */
export const operationIdUnique: StyleRule = {
  name: 'operation-id-unique',
  fix: 'give each operation a unique `operationId`',
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
          message: `The \`operationId\` "${operationId}" is not unique: another operation has "${other}"`,
          location: ctx.location.child('operationId'),
        });
      },
    };
  },
};
