import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type {ReactNode} from 'react';

/** The list of a page's contents, as a landmark: beside a post it stands in none. */
export default function NamedTOC(props: Props): ReactNode {
  return (
    <nav className="contents" aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
