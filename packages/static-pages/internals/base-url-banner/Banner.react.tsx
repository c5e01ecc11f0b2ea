import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

const HELP = 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl';

const toLiteral = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Builds a script that reports a wrong base URL, without the inline styles and HTML that a strict policy blocks. */
export const buildBannerScript = (baseUrl: string): string => `
addEventListener('DOMContentLoaded', () => {
  if (window.docusaurus) return;
  const banner = document.createElement('div');
  const addLine = (...parts) => {
    const line = document.createElement('p');
    line.append(...parts);
    banner.append(line);
  };
  const link = document.createElement('a');
  link.href = ${toLiteral(HELP)};
  link.textContent = 'baseUrl configuration';
  const base = ${toLiteral(baseUrl)};
  addLine('Your Docusaurus site did not load properly.');
  addLine('A very common reason is a wrong site ', link, '.');
  addLine('Current configured baseUrl = ', base, base === '/' ? ' (default value)' : '');
  addLine('We suggest trying baseUrl = ', location.pathname.replace(/\\/?$/, '/'));
  document.body.prepend(banner);
});
`;

/** Renders a script in the head of the home page that shows an error if the base URL is wrong. */
export default function BaseUrlBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{buildBannerScript(baseUrl)}</script>
    </Head>
  );
}
