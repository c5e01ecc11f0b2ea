/** What Docusaurus tells of it. */
const HELP = 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl';

/** A value as it may stand in an inline script. */
const toLiteral = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * An inline script that says so where a site is served at another path than it was built for: none of its files is
 * found then. Docusaurus' own script says the same, with styles in attributes and by `innerHTML`, both of which a
 * strict Content-Security-Policy refuses.
 *
 * @param baseUrl for which the site was built
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
