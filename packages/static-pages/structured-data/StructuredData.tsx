import type {ComponentType} from 'react';

export interface Props {
  /** An entity of schema.org as JSON-LD. */
  readonly data: object;
}

/** Renders no structured data in the browser, because search engines read the served page. */
const StructuredData: ComponentType<Props> = () => null;

export default StructuredData;
