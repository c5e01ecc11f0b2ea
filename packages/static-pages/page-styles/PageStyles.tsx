import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

declare global {
  /** URLs of `stylesheets` by name, without the base path. The bundler inlines those that a script uses. */
  const PAGE_STYLESHEETS: Readonly<Record<string, string | undefined>>;
}

interface Props {
  /** URL without the site's base path; empty if the bundle contains the styles. */
  readonly address: string | undefined;
}

/** Links a stylesheet of some pages, before the content: in `<Head>`, it would precede the site's, which it refines. */
export default function PageStyles({address = ''}: Props): ReactNode {
  const href = useBaseUrl(address);
  return address === '' ? null : <link rel="stylesheet" href={href} precedence="page" />;
}
