import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import CardGrid from '../components/CardGrid';
import {moduleIds} from '../product/ids';
import {paths, userTypes} from './_home/cards';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Cyber security management for enterprises"
      description="CyberView keeps assets, vulnerabilities, risks, evidence and tasks of a company in one place. These docs say how, for five kinds of readers."
    >
      <main className={styles.page}>
        <header className={styles.lead}>
          <Heading as="h1">Know what you have, what threatens it, and who acts</Heading>
          <p>
            CyberView is a cyber security management toolkit for enterprises. It connects an
            advisory that arrives in the morning with the asset it concerns, the task that mends it,
            the risk that shrinks, and the evidence that proves it.
          </p>
        </header>
        <CardGrid cards={paths} headingLevel={2} />
        <Heading as="h2">I am a …</Heading>
        <CardGrid cards={userTypes} />
        <Heading as="h2">The eleven modules</Heading>
        <ul className={styles.modules}>
          {moduleIds.map((module) => (
            <li key={module}>
              <Link to={`/docs/system-modules/${module}`}>{module}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
