import type {Island} from 'static-pages/islands/island';

/** Finds an island by its name; the build puts another of these modules where there are any. */
export type FindIsland = (name: string) => Island | undefined;

/** Readers have the island in the page that they were served. */
export const findIsland: FindIsland = () => undefined;
