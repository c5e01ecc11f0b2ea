import type {ComponentType} from 'react';

export interface Props {
  /** An entity of schema.org as JSON-LD. */
  readonly data: object;
}

/**
 * What search engines read of a page, in its head. They read the served page, so the browser adds nothing.
 */
const StructuredData: ComponentType<Props> = () => null;

export default StructuredData;
