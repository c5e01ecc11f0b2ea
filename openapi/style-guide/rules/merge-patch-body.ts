import {toEssence} from '@openapi-portal/openapi-model/inputs';

import {toKey} from '../lint-node';
import {visitOperations} from '../operations';
import type {StyleRule} from '../rule';

const MERGE_PATCH = 'application/merge-patch+json';

/** Requires JSON merge patches. RFC 7396 defines the meaning of omitted and `null` members; plain JSON does not. */
export const mergePatchBody: StyleRule = {
  name: 'merge-patch-body',
  fix: `describe the body only as \`${MERGE_PATCH}\``,
  createVisitor: () =>
    visitOperations(({method, title, node}, {report}) => {
      if (method !== 'PATCH') return;
      const content = node.at('requestBody').at('content');
      for (const mediaType of content.keys.filter((key) => toEssence(key) !== MERGE_PATCH)) {
        report({
          message: `The body of ${title} may be ${mediaType}; only ${MERGE_PATCH} is allowed`,
          location: toKey(content.location.child(mediaType)),
        });
      }
    }),
};
