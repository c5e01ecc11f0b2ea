import {toProblemAnchor} from '@openapi-portal/openapi-model';

/** A link to the passage of a page that mentions an operation or problem type. */
export interface Mention {
  readonly title: string;
  readonly href: string;
}

/** Returns the key of a problem type in the map of `readMentions`. The key of an operation is its slug. */
export const toProblemKey = (slug: string): string => `#${toProblemAnchor(slug)}`;
