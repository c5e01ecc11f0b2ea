import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import type {Assistant} from '../../options';
import {useMarkdownAddress} from '../../use-markdown-address';
import styles from './styles.module.css';

/** Replaced by the bundler's `DefinePlugin`. The script of a site without assistants then lacks the links. */
declare const ASSISTANTS: readonly Assistant[];

function AssistantLinks({href}: {readonly href: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = encodeURIComponent(siteConfig.url + href);
  return ASSISTANTS.map(({name, href: start}) => (
    <a key={name} href={start.replace('{url}', address)} rel="noreferrer nofollow">
      Open in {name}
    </a>
  ));
}

/** Renders a menu to copy the Markdown of the page, or to open it here or in an assistant. */
export default function PageMenu(): ReactNode {
  const href = useMarkdownAddress();
  if (href === undefined) return null;
  return (
    <details className={`picker ${styles.menu}`} data-not-in-markdown="">
      <summary>Markdown</summary>
      <div>
        <button type="button" data-copy="" data-copy-from={href}>
          Copy as Markdown
        </button>
        <a href={href}>View as Markdown</a>
        {ASSISTANTS.length > 0 && <AssistantLinks href={href} />}
      </div>
    </details>
  );
}
