import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';
import {listParts} from '../schema';

/** The schema or one of its alternatives: a field that may be `null` is sometimes written as two. */
const isDateTime = (schema: LintNode): boolean =>
  [schema, ...listParts(schema)].some((part) => part.text('format') === 'date-time');

/** A name that ends in `_at` is a time, and nothing else is. */
export const timeFieldName: StyleRule = {
  name: 'time-field-name',
  fix: 'let the name end in `_at` where the format is `date-time`, and only there',
  createVisitor: () => ({
    SchemaProperties(properties, ctx) {
      for (const [name, schema] of LintNode.from(properties, ctx).entries) {
        const [isTime, isNamedSo] = [isDateTime(schema), name.endsWith('_at')];
        if (isTime === isNamedSo) continue;
        ctx.report({
          message: isTime
            ? `The field "${name}" is a date-time and its name does not end in _at`
            : `The name of the field "${name}" ends in _at and it is no date-time`,
          location: toKey(ctx.location.child(name)),
        });
      }
    },
  }),
};
