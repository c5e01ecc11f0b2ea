import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, type Ref, useEffect, useRef} from 'react';

import {isHydrated} from '../page-loading/hydration';

import {toClientRoute} from './client-route';
import {showTarget} from './find-target';

interface Props {
  /** Value of the `data-island` attribute, by which the island is found in the HTML of a page. */
  readonly name: string;
  readonly html: string | TrustedHTML;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** Attributes for code that reads the island from a page's HTML. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  /** Not named `ref`, because React 18 does not pass that to components. */
  readonly elementRef?: Ref<HTMLDivElement>;
}

/**
 * Displays content that was rendered at build time. React hydrates the element without rendering its content, so
 * scripts do not contain it. Links in the content navigate without a page load.
 */
export default function Island({name, html, className, id, data, elementRef}: Props): ReactNode {
  const history = useHistory();
  const {hash} = useLocation();
  // On the first page the browser has already scrolled to the fragment, and the reader may have scrolled on.
  const isThere = useRef(!isHydrated());

  useEffect(() => {
    if (!isThere.current) showTarget(hash);
    isThere.current = false;
  }, [html, hash]);

  return (
    <div
      ref={elementRef}
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
