import {toKey} from '../lint-node';
import {findParameter, visitOperations} from '../operations';
import type {StyleRule} from '../rule';

const CHANGES = new Set(['PATCH', 'PUT', 'DELETE']);

/**
 * Requires `If-Match` for changes (RFC 9110, section 13.1.1), so that a client cannot overwrite changes that it has
 * not seen.
 */
export const ifMatchRequired: StyleRule = {
  name: 'if-match-required',
  fix: 'reference the parameter `IfMatch`, which is `required: true`',
  createVisitor: () =>
    visitOperations((operation, {report}) => {
      const {method, title, node} = operation;
      if (!CHANGES.has(method)) return;
      const ifMatch = findParameter(operation, 'header', 'If-Match');
      if (ifMatch === undefined) {
        report({message: `${title} has no parameter If-Match`, location: toKey(node.location)});
      } else if (ifMatch.at('required').value !== true) {
        report({
          message: `${title} has the parameter If-Match but does not require it`,
          location: ifMatch.location,
        });
      }
    }),
};
