import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Requires snake_case, so that all names have the same style. Headers follow HTTP's style. */
export const snakeCaseName: StyleRule = {
  name: 'snake-case-name',
  fix: 'write it as lower-case words with underscores between them, as in `given_name`',
  createVisitor: () => ({
    SchemaProperties(node, ctx) {
      for (const name of LintNode.from(node, ctx).keys.filter((key) => !SNAKE_CASE.test(key))) {
        ctx.report({
          message: `The property "${name}" is not in snake_case`,
          location: toKey(ctx.location.child(name)),
        });
      }
    },
    Parameter(node, ctx) {
      const parameter = LintNode.from(node, ctx);
      const name = parameter.text('name');
      if (name === undefined || SNAKE_CASE.test(name)) return;
      if (parameter.text('in') === 'header') return;
      ctx.report({
        message: `The parameter "${name}" is not in snake_case`,
        location: ctx.location.child('name'),
      });
    },
  }),
};
