import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import {type ReactNode, useId} from 'react';

/** The table of contents, as a landmark with a visible name. */
export default function NamedTOC(props: Props): ReactNode {
  const id = useId();
  return (
    <nav className="contents" aria-labelledby={id}>
      <p id={id}>On this page</p>
      <TOC {...props} />
    </nav>
  );
}
