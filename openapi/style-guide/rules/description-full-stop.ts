import {LintNode} from '../lint-node';
import type {Context, StyleRule} from '../rule';

const toLastWords = (text: string): string => text.split(/\s+/).slice(-3).join(' ');

function check(node: unknown, ctx: Context): void {
  // Undefined in a `properties` object, where `description` is not text but the schema of a property.
  const description = LintNode.from(node, ctx).text('description');
  if (description === undefined || description.trimEnd().endsWith('.')) return;
  const words = toLastWords(description.trim());
  const message =
    words === ''
      ? 'The description is empty'
      : `The description ends with "${words}", without a full stop`;
  ctx.report({message, location: ctx.location.child('description')});
}

/** Requires full sentences, because pages join descriptions to other text. */
export const descriptionFullStop: StyleRule = {
  name: 'description-full-stop',
  fix: 'write full sentences and end the last one with a full stop',
  // `any` visits the target of a reference, but not the description next to its `$ref`.
  createVisitor: () => ({any: check, ref: check}),
};
