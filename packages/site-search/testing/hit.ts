import type {Hit} from '../engine/types';

/** Builds a hit on a page of its own; `rest` overrides fields. */
export const toHit = (title: string, rest: Partial<Hit> = {}): Hit => {
  const path = `/docs/${title}`;
  return {
    title,
    path,
    kind: 'section',
    page: {title, path},
    way: [],
    marks: [],
    terms: [],
    places: [],
    ...rest,
  };
};
