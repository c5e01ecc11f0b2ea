import {LintNode} from '../lint-node';
import type {StyleRule} from '../rule';

/** Requires lower case, because enum values should look like the names of the product's user types. */
export const lowerCaseEnum: StyleRule = {
  name: 'lower-case-enum',
  fix: 'write the value in lower case, also in its explanation and in examples',
  createVisitor: () => ({
    Schema(node, ctx) {
      for (const {value, location} of LintNode.from(node, ctx).at('enum').items) {
        if (typeof value !== 'string' || value === value.toLowerCase()) continue;
        ctx.report({message: `The enum value "${value}" is not in lower case`, location});
      }
    },
  }),
};
