import type {RenderedIsland} from '@openapi-portal/static-pages/client';

/** Finds an island by its name. */
export type FindIsland = (name: string) => RenderedIsland | undefined;

/** Readers have the island in the page that they were served. */
export const findIsland: FindIsland = () => undefined;
