import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

declare global {
  /**
   * Addresses of the option `stylesheets` by their names, below the base path of the site. The bundler inlines each
   * where it is used, so that a script holds no other.
   */
  const PAGE_STYLESHEETS: Readonly<Record<string, string | undefined>>;
}

interface Props {
  /** Below the base path of the site; empty where the bundle has the styles. */
  readonly address: string | undefined;
}

/**
 * A stylesheet that only some pages have. React serves it before all content, and takes it over wherever it finds it; among
 * Docusaurus' tags of the head it would come before that of all pages, whose rules it refines.
 */
export default function PageStyles({address = ''}: Props): ReactNode {
  const href = useBaseUrl(address);
  return address === '' ? null : <link rel="stylesheet" href={href} precedence="page" />;
}
