import Changes from '@openapi-portal/openapi-releases/changes';
import {PageStyles} from '@openapi-portal/static-pages/client';
import type {ReactNode} from 'react';

/** The releases of the APIs, on the thread of the example. */
export default function ApiChanges(): ReactNode {
  return (
    <>
      <PageStyles address={PAGE_STYLESHEETS.example} />
      <PageStyles address={PAGE_STYLESHEETS.changelog} />
      <Changes />
    </>
  );
}
