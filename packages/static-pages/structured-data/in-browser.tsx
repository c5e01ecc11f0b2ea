import type {ComponentType} from 'react';

export interface Props {
  /** An entity of schema.org as JSON-LD. */
  readonly data: object;
}

/**
 * What search engines read of a page, in its head: they read what was served, and in the browser there is nothing to do.
 * The server puts the module `in-react` in the place of this one.
 */
const StructuredData: ComponentType<Props> = () => null;

export default StructuredData;
