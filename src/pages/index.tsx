import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Home from './_home/in-browser';

import 'static-pages/code-highlight/code.css';

/** Address of the styles that this page has besides, below the base path; the bundler puts it here. */
declare const HOME_STYLESHEET: string;

export default function HomePage(): ReactNode {
  const stylesheet = useBaseUrl(HOME_STYLESHEET);
  return (
    <Layout
      title="Cyber security management for enterprises"
      description="CyberView keeps assets, vulnerabilities, risks, evidence and tasks of a company in one place. These docs say how, for five kinds of readers."
    >
      {HOME_STYLESHEET !== '' && (
        <Head>
          <link rel="stylesheet" href={stylesheet} />
        </Head>
      )}
      <Home />
    </Layout>
  );
}
