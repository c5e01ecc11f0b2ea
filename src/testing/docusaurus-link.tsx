import type {ReactNode} from 'react';

interface Props {
  readonly to: string;
  readonly children?: ReactNode;
}

/** Replaces Docusaurus' link when components are rendered without a bundle. */
export default function Link({to, children}: Props): ReactNode {
  return <a href={to}>{children}</a>;
}
