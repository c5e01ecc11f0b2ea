import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';
import {listParts} from '../schema';

/**
 * Returns true for a `date-time` schema, and for a schema with a `date-time` alternative, such as `anyOf` with
 * `null`.
 */
const isDateTime = (schema: LintNode): boolean =>
  [schema, ...listParts(schema)].some((part) => part.text('format') === 'date-time');

/** Requires that names of `date-time` fields end in `_at`, and other names do not. */
export const timeFieldName: StyleRule = {
  name: 'time-field-name',
  fix: 'end the names of `date-time` fields in `_at`, and no other names',
  createVisitor: () => ({
    SchemaProperties(properties, ctx) {
      for (const [name, schema] of LintNode.from(properties, ctx).entries) {
        const [isTime, isNamedSo] = [isDateTime(schema), name.endsWith('_at')];
        if (isTime === isNamedSo) continue;
        ctx.report({
          message: isTime
            ? `The field "${name}" is a date-time, but its name does not end in _at`
            : `The name of the field "${name}" ends in _at, but it is not a date-time`,
          location: toKey(ctx.location.child(name)),
        });
      }
    },
  }),
};
