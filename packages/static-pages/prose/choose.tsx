import type {ReactNode} from 'react';

import ProseInReact from './in-react';
import type {ProseProps} from './prose-props';

import ProseInBrowser from './in-browser';

/** Prose where some pages have modules: their parts come to life in the browser. */
export default function Prose(props: ProseProps): ReactNode {
  return props.isModule === true ? <ProseInReact {...props} /> : <ProseInBrowser {...props} />;
}
