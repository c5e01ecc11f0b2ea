import {toProblemAnchor} from '@openapi-portal/openapi-model';

/** A page that mentions an operation, with the location. */
export interface Mention {
  /** The page's title. */
  readonly title: string;
  readonly href: string;
}

/** Returns the key of a problem type among mentions; the key of an operation is its path segment. */
export const toProblemKey = (slug: string): string => `#${toProblemAnchor(slug)}`;
