import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Home from './_home/in-browser';

import 'static-pages/code-highlight/code.css';
import './_home/styles/index.css';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title="Cyber security management for enterprises"
      description="CyberView keeps assets, vulnerabilities, risks, evidence and tasks of a company in one place. These docs say how, for five kinds of readers."
    >
      <Home
        header={
          <header className="home-lead">
            <Heading as="h1">Know what you have, what threatens it, and who acts</Heading>
            <p>
              CyberView is a cyber security management toolkit for enterprises: it ties each
              advisory to the asset it concerns, the task that fixes it and the evidence that proves
              it.
            </p>
          </header>
        }
      />
    </Layout>
  );
}
