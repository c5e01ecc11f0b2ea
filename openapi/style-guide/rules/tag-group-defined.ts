import {findNearest} from '@openapi-portal/reports';
import {LintNode} from '../lint-node';
import type {StyleRule} from '../rule';

/**
 * Requires that the tags in `x-tagGroups` are declared, because operations with an undeclared tag would be hard to
 * find.
 */
export const tagGroupDefined: StyleRule = {
  name: 'tag-group-defined',
  fix: 'write a tag from the root `tags`, or declare it there',
  createVisitor: () => ({
    Root(node, ctx) {
      const root = LintNode.from(node, ctx);
      const tags = root.at('tags').items.flatMap((tag) => tag.text('name') ?? []);
      for (const group of root.at('x-tagGroups').items) {
        for (const {value, location} of group.at('tags').items) {
          const tag = String(value);
          if (tags.includes(tag)) continue;
          const nearest = findNearest(tag, tags);
          ctx.report({
            message: `The group "${group.text('name') ?? ''}" names the tag "${tag}", which is not declared`,
            suggest: nearest === undefined ? [] : [nearest],
            location,
          });
        }
      }
    },
  }),
};
