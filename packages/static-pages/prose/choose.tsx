import type {ReactNode} from 'react';

import ProseInBrowser from './in-browser';
import ProseInReact, {type ProseProps} from './in-react';

/** Prose where some pages have modules: their parts come to life in the browser. */
export default function Prose(props: ProseProps): ReactNode {
  return props.isModule === true ? <ProseInReact {...props} /> : <ProseInBrowser {...props} />;
}
