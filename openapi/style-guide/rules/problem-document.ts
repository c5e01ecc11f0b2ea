import {toEssence} from '@openapi-portal/openapi-model/inputs';

import type {LintNode} from '../lint-node';
import {toKey} from '../lint-node';
import {listErrorResponses, visitOperations} from '../operations';
import type {Context, StyleRule} from '../rule';
import {collectProperties} from '../schema';

const PROBLEM = 'application/problem+json';
const MEMBERS = ['type', 'title', 'status', 'detail', 'instance'];

function checkMediaTypes(status: string, response: LintNode, {report}: Context): void {
  const content = response.at('content');
  if (content.keys.length === 0) {
    report({message: `The response ${status} has no body`, location: toKey(response.location)});
  }
  for (const mediaType of content.keys.filter((key) => toEssence(key) !== PROBLEM)) {
    report({
      message: `The response ${status} is ${mediaType} instead of ${PROBLEM}`,
      location: toKey(content.location.child(mediaType)),
    });
  }
}

function checkMembers(status: string, response: LintNode, {report}: Context): void {
  const content = response.at('content');
  if (!content.has(PROBLEM)) return;
  const properties = collectProperties(content.at(PROBLEM).at('schema'));
  const missing = MEMBERS.filter((name) => !properties.has(name));
  if (missing.length === 0) return;
  report({
    message: `The response ${status} describes a problem without ${missing.join(', ')}`,
    location: toKey(content.location.child(PROBLEM)),
  });
}

/** Requires problem documents (RFC 9457), so that clients can handle all errors in the same way. */
export const problemDocument: StyleRule = {
  name: 'problem-document',
  fix: `describe it under \`${PROBLEM}\` with the schema \`Problem\` or one that extends it`,
  createVisitor: () => {
    const seen = new Set<string>();
    return visitOperations((operation, ctx) => {
      // Responses to HEAD have no body.
      if (operation.method === 'HEAD') return;
      for (const [status, response] of listErrorResponses(operation)) {
        const place = response.location.absolutePointer;
        if (seen.has(place)) continue;
        seen.add(place);
        checkMediaTypes(status, response, ctx);
        checkMembers(status, response, ctx);
      }
    });
  },
};
