import type {ComponentType} from 'react';

export interface Props {
  /** An entity of schema.org as JSON-LD. */
  readonly data: object;
}

/** Data for search engines, in the head of a page. They read the served page, so the browser adds nothing. */
const StructuredData: ComponentType<Props> = () => null;

export default StructuredData;
