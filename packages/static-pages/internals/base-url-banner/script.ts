const HELP = 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl';

const toLiteral = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Builds an inline script that shows an error if the site is served at another base URL than it was built for, so
 * that its files are not found. The script of Docusaurus uses inline styles and `innerHTML`, which a strict
 * Content-Security-Policy blocks.
 */
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
