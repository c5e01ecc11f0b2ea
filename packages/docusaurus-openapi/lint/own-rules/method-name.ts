import {isMethodName} from '@openapi-portal/openapi-model';
import {asObject} from '@openapi-portal/reports/json';

import {type OwnRule, report, toKey} from './rule';

/** Finds keys of `additionalOperations` that are not HTTP methods (OpenAPI 3.2.0, 4.9; RFC 9110, 9.1 and 5.6.2). */
export const methodName: OwnRule = {
  name: 'method-name',
  faults: 'named',
  createVisitor: () => ({
    PathItem(node, context) {
      const additional = context.location.child('additionalOperations');
      for (const method of Object.keys(asObject(asObject(node).additionalOperations))) {
        if (isMethodName(method)) continue;
        report(context, toKey(additional.child(method)), {
          message: `${JSON.stringify(method)} is not an HTTP method`,
          fix: "use only letters, digits and !#$%&'*+-.^_`|~",
        });
      }
    },
  }),
};
