import {LintNode, toKey} from '../lint-node';
import type {StyleRule} from '../rule';

/** Requires examples, because the reference and the code samples show them and the console sends them. */
export const mediaTypeExample: StyleRule = {
  name: 'media-type-example',
  fix: 'add an entry to `examples`, with a `summary` and a `value` that matches the schema',
  createVisitor: () => ({
    MediaType(node, ctx) {
      const mediaType = LintNode.from(node, ctx);
      if (mediaType.has('example') || mediaType.at('examples').keys.length > 0) return;
      ctx.report({
        message: `The media type ${ctx.key} has no example`,
        location: toKey(ctx.location),
      });
    },
  }),
};
