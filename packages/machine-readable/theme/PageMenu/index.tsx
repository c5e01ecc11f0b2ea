import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import type {Assistant} from '../../options';
import {useMarkdownAddress} from '../../use-markdown-address';
import styles from './styles.module.css';

/** Renders a menu to copy the Markdown of the page, or to open it here or in an assistant. */
export default function PageMenu(): ReactNode {
  const href = useMarkdownAddress();
  const {siteConfig} = useDocusaurusContext();
  const assistants = (usePluginData('machine-readable') ?? []) as readonly Assistant[];
  if (href === undefined) return null;
  const address = encodeURIComponent(siteConfig.url + href);
  return (
    <details className={`picker ${styles.menu}`} data-not-in-markdown="">
      <summary>Markdown</summary>
      <div>
        <button type="button" data-copy="" data-copy-from={href}>
          Copy as Markdown
        </button>
        <a href={href}>View as Markdown</a>
        {assistants.map(({name, href: start}) => (
          <a key={name} href={start.replace('{url}', address)} rel="noreferrer nofollow">
            Open in {name}
          </a>
        ))}
      </div>
    </details>
  );
}
