import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import proseComponents from '@theme/ProseComponents';
import type {ReactNode} from 'react';

export interface ProseProps {
  /** Unique among the pages of the site. */
  readonly name: string;
  readonly className: string;
  readonly id?: string;
  /** What stands above the prose. */
  readonly header?: ReactNode;
  /** The component that MDX was compiled to. */
  readonly children: ReactNode;
}

/** Prose as its MDX says it: on the server, and in the dev server, which has no server. */
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
