import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';
import {listTypes} from '../schema';

/** Formats whose values are always short. */
const SHORT_FORMATS = new Set(['date', 'date-time', 'duration', 'ipv4', 'ipv6', 'time', 'uuid']);

const hasAny = (schema: LintNode, keywords: readonly string[]): boolean =>
  keywords.some((keyword) => schema.has(keyword));

const FIND_MISSING: Readonly<Record<string, (schema: LintNode) => readonly string[]>> = {
  string: (schema) =>
    hasAny(schema, ['maxLength', 'pattern']) || SHORT_FORMATS.has(schema.text('format') ?? '')
      ? []
      : ['maxLength'],
  integer: findMissingLimits,
  number: findMissingLimits,
  array: (schema) => (schema.has('maxItems') ? [] : ['maxItems']),
};

/**
 * Lists the limits that a number lacks. `int32` counts as an upper limit, for values without a natural maximum,
 * such as a count.
 */
function findMissingLimits(schema: LintNode): readonly string[] {
  const isLow = hasAny(schema, ['minimum', 'exclusiveMinimum']);
  const isHigh =
    hasAny(schema, ['maximum', 'exclusiveMaximum']) || schema.text('format') === 'int32';
  return [...(isLow ? [] : ['minimum']), ...(isHigh ? [] : ['maximum'])];
}

/** Requires limits, so that clients can reserve space and servers can reject larger values. */
export const constrainedField: StyleRule = {
  name: 'constrained-field',
  fix: 'add the limit; a `pattern`, an `enum` or a format such as `uuid` also counts',
  createVisitor: () => ({
    Schema(node, ctx) {
      const schema = LintNode.from(node, ctx);
      if (hasAny(schema, ['enum', 'const'])) return;
      for (const type of listTypes(schema)) {
        const missing = FIND_MISSING[type]?.(schema) ?? [];
        if (missing.length === 0) continue;
        ctx.report({
          message: `The ${type} "${ctx.key}" has no ${missing.join(' and no ')}`,
          location: toKey(ctx.location),
        });
      }
    },
  }),
};
