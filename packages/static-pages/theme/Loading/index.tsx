import type OriginalLoading from '@theme/Loading';
import {type ComponentProps, type ReactNode, useLayoutEffect, useRef} from 'react';

import LoadState from '../../islands/LoadState';

/** Replaces a page while its files load, or if they failed. Retries once if they failed earlier, as in a prefetch. */
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
