import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

import {proseComponents} from '../../../src/prose/prose-components';
import type {ProseProps} from './prose-props';

/** Prose as its MDX says it: on the server, and in the author mode, which has no server. */
export default function Prose({name, id, className, header, children}: ProseProps): ReactNode {
  return (
    <div id={id} data-island={name} className={className}>
      {header}
      <MDXContent>
        <MDXProvider components={proseComponents}>{children}</MDXProvider>
      </MDXContent>
    </div>
  );
}
