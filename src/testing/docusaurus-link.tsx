import type {ReactNode} from 'react';

interface Props {
  readonly to: string;
  readonly children?: ReactNode;
}

/** Docusaurus' link as it is served, for components that are rendered without a bundle. */
export default function Link({to, children}: Props): ReactNode {
  return <a href={to}>{children}</a>;
}
