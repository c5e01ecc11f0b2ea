import {findNearest} from '@openapi-portal/reports';
import {asObject, type JsonValue} from '@openapi-portal/reports/json';

import {type Context, type OwnRule, report} from './rule';

/**
 * Finds values of a discriminator that name no schema, neither a component nor one by a URI reference (OpenAPI 3.1.1,
 * 4.8.25.2). Redocly 2.62.1 refuses names, and stops at the first value that it finds a schema for.
 */
export const discriminatorMapping: OwnRule = {
  name: 'discriminator-mapping',
  faults: 'strict',
  createVisitor(contract) {
    const names = contract.listComponents('schemas', 'definitions');

    function check(name: JsonValue | undefined, key: string, context: Context): void {
      if (typeof name !== 'string' || names.includes(name)) return;
      // A schema by its `$id` is none that Redocly finds.
      if (/^[a-z][a-z\d+.-]*:/i.test(name) || context.resolve({$ref: name}).node !== undefined)
        return;
      const nearest = findNearest(name.replace(/^.*\//, ''), names);
      const meant = nearest === undefined ? '' : `, such as \`${nearest}\``;
      report(context, context.location.child(key), {
        message: `The discriminator's \`${key}\` names no schema: ${JSON.stringify(name)}`,
        fix: `name a schema of the components${meant}, or point to one by \`#/…\``,
      });
    }

    return {
      DiscriminatorMapping(mapping, context) {
        for (const [key, name] of Object.entries(asObject(mapping))) check(name, key, context);
      },
      Discriminator: (node, context) =>
        check(asObject(node).defaultMapping, 'defaultMapping', context),
    };
  },
};
