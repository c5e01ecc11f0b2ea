import {expect, it} from 'vitest';

import {buildOfflinePage} from './build-worker';
import {LIST_PLACEHOLDER} from './worker-data';

const NOT_FOUND = [
  '<html><head><title data-rh=true>Page Not Found | Site</title>',
  '<link rel=canonical href=https://example.com/404.html><link rel=stylesheet href=/a.css>',
  '<meta property=og:url content=https://example.com/404.html>',
  '<script src=/main.js defer></script></head>',
  '<body><script>setColourMode()</script><nav>Menu</nav>',
  '<main class=container><h1>Page not found</h1></main></body></html>',
].join('\n');

it('has the frame of the not-found page, and an empty list without its own heading', () => {
  const page = buildOfflinePage(NOT_FOUND);
  expect(page).toContain('<title data-rh=true>You are offline | Site</title>');
  expect(page).toContain('<nav>Menu</nav>');
  expect(page).toContain('<main class=container><h1>You are offline</h1>');
  expect(page).toContain(`</p>\n${LIST_PLACEHOLDER}`);
  expect(page).not.toContain('Page not found');
});

it('has its styles and colour mode, but no other script or URL, and is not indexed', () => {
  const page = buildOfflinePage(NOT_FOUND);
  expect(page).toContain('<link rel=stylesheet href=/a.css>');
  expect(page).toContain('<script>setColourMode()</script>');
  expect(page).not.toMatch(/main\.js|404\.html/);
  expect(page).toContain('<meta name="robots" content="noindex">');
});

it('reports missing parts of a changed not-found page', () => {
  expect(() => buildOfflinePage('<html></html>')).toThrow(/404\.html has no <main>/);
});
