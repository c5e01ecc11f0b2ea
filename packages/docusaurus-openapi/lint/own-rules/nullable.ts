import type {Mistake} from '@openapi-portal/reports';
import {
  asList,
  asObject,
  isJsonList,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';

import {type Context, type OwnRule, report} from './rule';

const WITHOUT_EFFECT = 'has no effect in OpenAPI 3.0: null is not allowed here';

/** Fix that allows null in OpenAPI 3.0 although another keyword excludes it. */
export const ALLOW_NULL =
  'combine it with `{type: object, nullable: true, enum: [null]}` under `anyOf`, or use `type: "null"` in OpenAPI 3.1';

function refusesNull(schema: JsonValue, {resolve}: Context): boolean {
  const {type, nullable: allows} = asObject(resolve(asObject(schema) as never).node);
  return typeof type === 'string' && allows !== true;
}

/** Finds the keyword whose subschemas exclude null although the schema's own type allows it. */
function findRefusal(schema: JsonObject, context: Context): string | undefined {
  const refuse = (one: JsonValue): boolean => refusesNull(one, context);
  if (asList(schema.allOf).some(refuse)) return 'allOf';
  return ['oneOf', 'anyOf'].find((keyword) => {
    const members = asList(schema[keyword]);
    return members.length > 0 && members.every(refuse);
  });
}

function find(schema: JsonObject, context: Context): Mistake | undefined {
  const {type, enum: values} = schema;
  if (type === undefined) {
    const message = `\`nullable\` without \`type\` next to it ${WITHOUT_EFFECT}`;
    return {message, fix: `add the \`type\`; if other schemas define it, ${ALLOW_NULL}`};
  }
  if (isJsonList(values) && !values.includes(null)) {
    const message = `\`nullable\` with an \`enum\` without null ${WITHOUT_EFFECT}`;
    return {message, fix: 'add null to the `enum`'};
  }
  const keyword = findRefusal(schema, context);
  if (keyword === undefined) return undefined;
  const message = `\`nullable\` with an \`${keyword}\` that excludes null ${WITHOUT_EFFECT}`;
  return {message, fix: ALLOW_NULL};
}

function check(node: JsonValue, context: Context): void {
  const schema = asObject(node);
  const found = schema.nullable === true ? find(schema, context) : undefined;
  if (found !== undefined) report(context, context.location.child('nullable'), found);
}

/**
 * Finds `nullable` where the keyword has no effect in OpenAPI 3.0. It adds null to the `type` next to it, but other
 * keywords can still exclude null (3.0.3 and 3.0.4, 4.7.24 Schema Object). Next to `$ref` it is ignored (4.7.23
 * Reference Object).
 */
export const nullable: OwnRule = {
  name: 'nullable',
  createVisitor: () => ({
    Schema(node, context) {
      if (context.specVersion === 'oas3_0') check(node, context);
    },
    ref(node, context) {
      if (context.specVersion !== 'oas3_0' || asObject(node).nullable !== true) return;
      const message = `\`nullable\` next to \`$ref\` ${WITHOUT_EFFECT}`;
      report(context, context.location.child('nullable'), {message, fix: ALLOW_NULL});
    },
  }),
};
