import type {Cursor} from '@openapi-portal/openapi-model';

import {FULL_REACH, PageBuilder, type PageContext, PageTooLarge, type Reach} from './page';

/** The reaches that are tried before the shortest, in this order. */
const REACHES: readonly Reach[] = [
  {...FULL_REACH, isLast: false},
  ...[3, 2, 1].map((steps) => ({fields: steps, steps, isLast: false})),
];

/**
 * Builds a page that shows as much of its schemas as a page may have; what is deeper has pages of its own.
 *
 * @param build builds the page by a new builder
 * @param shortest the fewest fields and variants inside of each other that the page shows
 */
export function fitPage<Page>(
  contract: Cursor,
  context: PageContext,
  build: (builder: PageBuilder) => Page,
  shortest = 0,
): Page {
  for (const reach of REACHES.filter(({steps}) => steps > shortest)) {
    try {
      return build(new PageBuilder(contract, context, reach));
    } catch (error) {
      if (!(error instanceof PageTooLarge)) throw error;
    }
  }
  const reach = {fields: shortest, steps: shortest, isLast: true};
  return build(new PageBuilder(contract, context, reach));
}
