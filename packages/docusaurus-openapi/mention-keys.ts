import {toProblemAnchor} from '@openapi-portal/openapi-model';

/** A page that leads to an operation, and where in it. */
export interface Mention {
  /** The page's title. */
  readonly title: string;
  readonly href: string;
}

/** The key of a problem type among mentions: those of operations are their path segments. */
export const toProblemKey = (slug: string): string => `#${toProblemAnchor(slug)}`;
