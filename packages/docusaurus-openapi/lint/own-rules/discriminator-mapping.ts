import {findNearest} from '@openapi-portal/reports';
import {asObject, type JsonValue} from '@openapi-portal/reports/json';

import {type Context, type OwnRule, report} from './rule';

/**
 * Finds discriminator values that name no schema, neither by component name nor by URI reference (OpenAPI 3.1.1,
 * 4.8.25.2). Redocly 2.62.1 rejects component names, and stops at the first value whose schema it finds.
 */
export const discriminatorMapping: OwnRule = {
  name: 'discriminator-mapping',
  faults: 'strict',
  createVisitor(contract) {
    const names = contract.listComponents('schemas', 'definitions');

    function check(name: JsonValue | undefined, key: string, context: Context): void {
      if (typeof name !== 'string' || names.includes(name)) return;
      // Accepts absolute URIs. They can be the `$id` of a schema, which Redocly cannot resolve.
      if (/^[a-z][a-z\d+.-]*:/i.test(name) || context.resolve({$ref: name}).node !== undefined)
        return;
      const nearest = findNearest(name.replace(/^.*\//, ''), names);
      const meant = nearest === undefined ? '' : `, such as \`${nearest}\``;
      report(context, context.location.child(key), {
        message: `The \`${key}\` of the discriminator does not name a schema: ${JSON.stringify(name)}`,
        fix: `use the name of a component schema${meant}, or a reference \`#/…\``,
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
