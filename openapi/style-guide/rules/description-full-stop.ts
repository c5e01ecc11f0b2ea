import {LintNode} from '../lint-node';
import type {Context, StyleRule} from '../rule';

const toLastWords = (text: string): string => text.split(/\s+/).slice(-3).join(' ');

function check(node: unknown, ctx: Context): void {
  // In `properties` it is no text, but a property of that name.
  const description = LintNode.from(node, ctx).text('description');
  if (description === undefined || description.trimEnd().endsWith('.')) return;
  const words = toLastWords(description.trim());
  const message =
    words === ''
      ? 'The description is empty'
      : `The description ends with "${words}" and not with a full stop`;
  ctx.report({message, location: ctx.location.child('description')});
}

/** Pages join descriptions to other text, so each is made of full sentences. */
export const descriptionFullStop: StyleRule = {
  name: 'description-full-stop',
  fix: 'write full sentences and end the last one with a full stop',
  // Members next to a reference have no node of their own.
  createVisitor: () => ({any: check, ref: check}),
};
