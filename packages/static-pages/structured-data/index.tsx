import type {ComponentType} from 'react';

// The server puts the module `in-react` in its place.
import Shown from './in-browser';

interface Props {
  /** An entity of schema.org as JSON-LD. */
  readonly data: object;
}

/** What search engines read of a page, in its head. */
const StructuredData: ComponentType<Props> = Shown;

export default StructuredData;
