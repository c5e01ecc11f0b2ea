import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageStyles} from '@openapi-portal/static-pages/client';

import Home from './_home/Home';

import '@openapi-portal/code-highlight/code.css';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title="Cyber security management for enterprises"
      description="CyberView links the assets, vulnerabilities, risks, tasks and evidence of a company. These docs say how, for five kinds of readers."
    >
      <PageStyles address={PAGE_STYLESHEETS.home} />
      <Home />
    </Layout>
  );
}
