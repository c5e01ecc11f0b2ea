import type {Location} from '@redocly/openapi-core';
import {readPattern} from '@openapi-portal/schema-validation';
import {findSlowPart} from '@openapi-portal/schema-validation/patterns';

import {LintNode, toKey} from '../lint-node';
import type {Context, StyleRule} from '../rule';

function checkPattern(pattern: string, what: string, location: Location, {report}: Context): void {
  // Browsers do not run patterns that are not valid ECMA-262.
  const found = readPattern(pattern) && findSlowPart(pattern);
  if (found === undefined) return;
  const message = `${what} is not checked on pages and in the sandbox, because \`${found}\` may take too long`;
  report({message, location});
}

function check(node: unknown, ctx: Context): void {
  const schema = LintNode.from(node, ctx);
  const pattern = schema.text('pattern');
  if (pattern !== undefined) {
    checkPattern(pattern, `The pattern of "${ctx.key}"`, schema.at('pattern').location, ctx);
  }
  const members = schema.at('patternProperties');
  for (const name of members.keys) {
    checkPattern(name, 'A name in `patternProperties`', toKey(members.location.child(name)), ctx);
  }
}

/**
 * Rejects patterns that may need exponential time. Browsers test input of the request console against patterns, and
 * the build tests examples; such a pattern would make them hang.
 */
export const safePattern: StyleRule = {
  name: 'safe-pattern',
  fix: 'write a pattern that can match each text in one way only, without backreferences and lookbehind. In `^[a-z]+(-[a-z]+)*$`, a hyphen starts each repetition',
  isForAll: true,
  createVisitor: () => ({
    Schema: check,
    Parameter: check,
    ParameterItems: check,
    Header: check,
    ref: check,
  }),
};
