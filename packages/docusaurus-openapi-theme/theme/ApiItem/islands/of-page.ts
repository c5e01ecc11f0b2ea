import type {RenderedIsland} from '@openapi-portal/static-pages/client';

/** Finds an island by its name; the build puts another of these modules where there are any. */
export type FindIsland = (name: string) => RenderedIsland | undefined;

/** Readers have the island in the page that they were served. */
export const findIsland: FindIsland = () => undefined;
