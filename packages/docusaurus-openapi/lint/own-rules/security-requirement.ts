import {findNearest} from '@openapi-portal/reports';
import {asObject} from '@openapi-portal/reports/json';
import {findAt, splitPointer} from '@openapi-portal/reports/pointer';

import {type OwnRule, report, toKey} from './rule';

/** Finds requirements that name no security scheme. Redocly 2.62.1 does not support URIs (OpenAPI 3.2.0, 4.30). */
export const securityRequirement: OwnRule = {
  name: 'security-requirement',
  faults: 'named',
  createVisitor(contract) {
    const names = contract.listComponents('securitySchemes', 'securityDefinitions');
    const isScheme = (name: string): boolean =>
      name.startsWith('#/') && findAt(contract.document, name) !== undefined;
    return {
      SecurityRequirement(node, context) {
        const isOf32 = context.specVersion === 'oas3_2';
        const where =
          context.specVersion === 'oas2' ? 'securityDefinitions' : 'components.securitySchemes';
        for (const name of Object.keys(asObject(node))) {
          if (names.includes(name) || (isOf32 && isScheme(name))) continue;
          const nearest = findNearest(
            isScheme(name) ? (splitPointer(name).at(-1) ?? name) : name,
            names,
          );
          report(context, toKey(context.location.child(name)), {
            message: `The security requirement names an undefined security scheme: ${JSON.stringify(name)}`,
            fix:
              nearest === undefined
                ? `define it in \`${where}\`, or use a scheme that is defined there`
                : `did you mean \`${nearest}\`? If not, define it in \`${where}\``,
          });
        }
      },
    };
  },
};
