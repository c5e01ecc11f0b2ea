import Changes from '@openapi-portal/openapi-releases/changes';
import {PageStyles} from '@openapi-portal/static-pages/client';
import type {ReactNode} from 'react';

/** Renders the API changelog with the timeline style of the running example. */
export default function ApiChanges(): ReactNode {
  return (
    <>
      <PageStyles address={PAGE_STYLESHEETS.example} />
      <PageStyles address={PAGE_STYLESHEETS.changelog} />
      <Changes />
    </>
  );
}
