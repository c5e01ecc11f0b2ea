import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** The bundler puts them here. */
declare const PAGE_STYLESHEETS: Readonly<Record<string, string>>;

/** Addresses of the option `stylesheets` by their names, below the base path of the site. */
export const stylesheets = PAGE_STYLESHEETS;

interface Props {
  /** Below the base path of the site; empty where the bundle has the styles. */
  readonly address: string | undefined;
}

/**
 * A stylesheet that only some pages have. It stands in the content and not in the head: there it would come
 * before that of all pages, whose rules it refines.
 */
export default function PageStyles({address = ''}: Props): ReactNode {
  const href = useBaseUrl(address);
  return address === '' ? null : <link rel="stylesheet" href={href} />;
}
