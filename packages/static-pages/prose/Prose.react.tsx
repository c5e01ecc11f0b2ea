import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import proseComponents from '@theme/ProseComponents';
import type {ReactNode} from 'react';

import type {ProseProps} from './Prose';

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
