import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, type Ref, useEffect, useRef} from 'react';

import {isHydrated} from '../page-loading/hydration';

import {toClientRoute} from './client-route';
import {showTarget} from './find-target';

interface Props {
  /** By which a page's HTML is searched for it. */
  readonly name: string;
  readonly html: string | TrustedHTML;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** Facts for those who take the island out of a page. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Content that was rendered at build. React takes it over as it stands and never renders it: no copy
 * of it travels as script. Links in it change the page without loading the site anew.
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
