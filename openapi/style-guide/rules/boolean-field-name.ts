import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';
import {listTypes} from '../schema';

/**
 * Matches the names of states, such as `is_primary`, `has_children`, `mfa_enabled`, `is_active` and `renewable`.
 */
const STATE = /^(?:is|has|can)_|(?:ed|able|ible|ive)$/;

/**
 * Requires that the name of a boolean is a state. The name of a thing or a command does not tell what `true` means.
 */
export const booleanFieldName: StyleRule = {
  name: 'boolean-field-name',
  fix: 'name the state that `true` means, as in `mfa_enabled`, or start with `is_`, `has_` or `can_`',
  createVisitor: () => ({
    SchemaProperties(properties, ctx) {
      for (const [name, schema] of LintNode.from(properties, ctx).entries) {
        if (!listTypes(schema).includes('boolean') || STATE.test(name)) continue;
        ctx.report({
          message: `The boolean "${name}" does not name a state`,
          location: toKey(ctx.location.child(name)),
        });
      }
    },
  }),
};
