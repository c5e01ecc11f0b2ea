import type {RenderedIsland} from '@openapi-portal/static-pages/client';

export type FindIsland = (name: string) => RenderedIsland | undefined;

/** In the browser, the island is in the served HTML of the page, so this function returns nothing. */
export const findIsland: FindIsland = () => undefined;
