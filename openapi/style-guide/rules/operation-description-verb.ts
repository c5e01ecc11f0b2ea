import {LintNode} from '../lint-node';
import type {StyleRule} from '../rule';

const THIRD_PERSON = /^[A-Z][a-z]*[a-rt-z]s$/;

/**
 * Words at the start of a sentence that end like a verb in the third person, but do not describe what the operation
 * does.
 */
const NO_VERBS = new Set([
  'As',
  'Is',
  'Its',
  'Has',
  'Plus',
  'This',
  'Thus',
  'Was',
  'Always',
  'Users',
]);

const isVerb = (word: string): boolean => THIRD_PERSON.test(word) && !NO_VERBS.has(word);

/** Requires that a description starts with a verb in the third person, recognised by its ending. */
export const operationDescriptionVerb: StyleRule = {
  name: 'operation-description-verb',
  fix: 'start with a verb, as in "Returns one user" or "Deletes a user"',
  createVisitor: () => ({
    Operation(node, ctx) {
      const description = LintNode.from(node, ctx).text('description');
      if (description === undefined) return;
      const word = /^[^\s.,:;]*/.exec(description.trim())?.[0] ?? '';
      if (isVerb(word)) return;
      ctx.report({
        message: `The description starts with "${word}" instead of a verb in the third person`,
        location: ctx.location.child('description'),
      });
    },
  }),
};
