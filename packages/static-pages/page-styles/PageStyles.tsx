import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

declare global {
  /**
   * URLs of the option `stylesheets` by name, below the base path. The bundler inlines each, so that a script
   * contains only the ones that it uses.
   */
  const PAGE_STYLESHEETS: Readonly<Record<string, string | undefined>>;
}

interface Props {
  /** Below the base path of the site; empty where the bundle has the styles. */
  readonly address: string | undefined;
}

/**
 * A stylesheet for some pages. React serves it before the content and adopts it anywhere; among Docusaurus' head
 * tags it would precede the site's stylesheet, which it refines.
 */
export default function PageStyles({address = ''}: Props): ReactNode {
  const href = useBaseUrl(address);
  return address === '' ? null : <link rel="stylesheet" href={href} precedence="page" />;
}
