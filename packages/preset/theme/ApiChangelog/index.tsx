import {PageMetadata} from '@docusaurus/theme-common';
import ApiChanges from '@openapi-portal/openapi-releases/changes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const TITLE = 'API changelog';

/** Lists every release of the APIs, for sites without their own changelog page. */
export default function ApiChangelog(): ReactNode {
  return (
    <Layout>
      <PageMetadata title={TITLE} description="Every release of the APIs, newest first." />
      <main className="container margin-vert--lg">
        <Heading as="h1">{TITLE}</Heading>
        <ApiChanges />
      </main>
    </Layout>
  );
}
