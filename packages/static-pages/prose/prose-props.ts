import type {ReactNode} from 'react';

export interface ProseProps {
  /** Unique among the pages of the site. */
  readonly name: string;
  readonly className: string;
  readonly id?: string;
  /** What stands above the prose. */
  readonly header?: ReactNode;
  /** Whether the browser renders the page itself. */
  readonly isModule?: boolean;
  /** The component that MDX was compiled to. */
  readonly children: ReactNode;
}
