import {type Cursor, hasExpandedAll} from '@openapi-portal/openapi-model';

import {DEFAULT_DEPTH, PageBuilder, type PageContext, PageTooLarge, type SchemaDepth} from './page';

/** Depths to try in this order, before the shallowest depth. */
const REACHES: readonly SchemaDepth[] = [
  {...DEFAULT_DEPTH, isLast: false},
  ...[3, 2, 1].map((steps) => ({fields: steps, steps, isLast: false})),
];

const listReaches = (contract: Cursor): readonly SchemaDepth[] =>
  hasExpandedAll(contract) ? REACHES.slice(-1) : REACHES;

/** Builds a page whose schemas are nested as deeply as the size limit allows. */
export function fitPage<Page>(
  contract: Cursor,
  context: PageContext,
  build: (builder: PageBuilder) => Page,
  shortest = 0,
): Page {
  for (const reach of listReaches(contract).filter(({steps}) => steps > shortest)) {
    try {
      return build(new PageBuilder(contract, context, reach));
    } catch (error) {
      if (!(error instanceof PageTooLarge)) throw error;
    }
  }
  const reach = {fields: shortest, steps: shortest, isLast: true};
  return build(new PageBuilder(contract, context, reach));
}
