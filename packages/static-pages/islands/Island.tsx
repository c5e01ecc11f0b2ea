import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, type Ref, useEffect, useRef} from 'react';

import {isHydrated} from '../page-loading/hydration';

import {toClientRoute} from './client-route';
import {showTarget} from './find-target';

interface Props {
  /** Name by which it is found in a page's HTML. */
  readonly name: string;
  readonly html: string | TrustedHTML;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** Data attributes for code that reads the island from a page. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Content that was rendered during the build. React adopts it as it is and never renders it, so the scripts do
 * not contain it. Links in it navigate without reloading the site.
 */
export default function Island({name, html, className, id, data, ref}: Props): ReactNode {
  const history = useHistory();
  const {hash} = useLocation();
  // On the first page the browser has gone there, and the reader may have gone on.
  const isThere = useRef(!isHydrated());

  useEffect(() => {
    if (!isThere.current) showTarget(hash);
    isThere.current = false;
  }, [html, hash]);

  return (
    <div
      ref={ref}
      id={id}
      className={className}
      data-island={name}
      {...data}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
      onClick={(event) => {
        const route = toClientRoute(event);
        if (route === undefined) return;
        event.preventDefault();
        history.push(route);
      }}
    />
  );
}
