import type {Hit} from '../engine/types';

export const toHit = (title: string, rest: Partial<Hit> = {}): Hit => {
  const path = `/docs/${title}`;
  return {
    title,
    path,
    kind: 'section',
    page: {title, path},
    breadcrumbs: [],
    marks: [],
    terms: [],
    places: [],
    ...rest,
  };
};
