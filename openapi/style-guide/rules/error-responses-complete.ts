import {LintNode, toKey} from '../lint-node';
import type {Operation} from '../operations';
import {findParameter, findSecurity, isPublic, visitOperations} from '../operations';
import type {StyleRule} from '../rule';

interface Need {
  readonly statuses: readonly string[];
  /** Clause after "although" in the message. */
  readonly reason: string;
  readonly applies: (operation: Operation, root: LintNode | undefined) => boolean;
}

const takes = ({parameters}: Operation, place: string): boolean =>
  parameters.some((parameter) => parameter.text('in') === place);

const hasBody = ({node}: Operation): boolean => node.has('requestBody');

const NEEDS: readonly Need[] = [
  {statuses: ['429', '500', '503'], reason: 'every call can fail this way', applies: () => true},
  {
    statuses: ['401', '403'],
    reason: 'it needs authorization',
    applies: (operation, root) => !isPublic(findSecurity(operation, root)),
  },
  {
    statuses: ['400'],
    reason: 'it has a query parameter or a body',
    applies: (operation) => takes(operation, 'query') || hasBody(operation),
  },
  {
    statuses: ['404'],
    reason: 'its path has a parameter',
    applies: (operation) => takes(operation, 'path'),
  },
  {statuses: ['415', '422'], reason: 'it has a body', applies: hasBody},
  {
    statuses: ['412', '428'],
    reason: 'it requires If-Match',
    applies: (operation) =>
      findParameter(operation, 'header', 'If-Match')?.at('required').value === true,
  },
];

/**
 * Requires responses for all errors that an operation can return, because clients can only handle documented
 * errors.
 */
export const errorResponsesComplete: StyleRule = {
  name: 'error-responses-complete',
  fix: 'reference the response in `components`, or describe it here',
  createVisitor: () => {
    let root: LintNode | undefined;
    return {
      Root(node, ctx) {
        root = LintNode.from(node, ctx);
      },
      ...visitOperations((operation, {report}) => {
        const responses = operation.node.at('responses');
        for (const {statuses, reason, applies} of NEEDS) {
          const missing = statuses.filter((status) => !responses.has(status));
          if (missing.length === 0 || !applies(operation, root)) continue;
          report({
            message: `${operation.title} needs the response ${missing.join(', ')}, because ${reason}`,
            location: toKey(responses.location),
          });
        }
      }),
    };
  },
};
