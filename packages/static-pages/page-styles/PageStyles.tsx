import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

declare global {
  /**
   * URLs of the option `stylesheets` by name, without the site's base path. The bundler inlines them one by one, so
   * that a script only contains those it uses.
   */
  const PAGE_STYLESHEETS: Readonly<Record<string, string | undefined>>;
}

interface Props {
  /** URL without the site's base path; empty if the bundle contains the styles. */
  readonly address: string | undefined;
}

/**
 * Links a stylesheet that only some pages need. Not in `<Head>`, because it would then precede the site's stylesheet,
 * which it refines. React puts the link before the content and accepts it anywhere on hydration.
 */
export default function PageStyles({address = ''}: Props): ReactNode {
  const href = useBaseUrl(address);
  return address === '' ? null : <link rel="stylesheet" href={href} precedence="page" />;
}
