import type OriginalLoading from '@theme/Loading';
import {type ComponentProps, type ReactNode, useLayoutEffect, useRef} from 'react';

import LoadState from '../../islands/LoadState';

/**
 * What stands in a page's place while its files load, or when they could not be loaded. Files that failed
 * earlier, as the mouse passed a link or together with what holds them, are asked for once more.
 */
export default function Loading({
  error,
  pastDelay,
  retry,
}: ComponentProps<typeof OriginalLoading>): ReactNode {
  const failedEarlier = useRef(Boolean(error));

  useLayoutEffect(() => {
    if (failedEarlier.current) retry();
    failedEarlier.current = false;
  }, [retry]);

  return <LoadState error={(error as unknown) ?? undefined} pastDelay={pastDelay} retry={retry} />;
}
