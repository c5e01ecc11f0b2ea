import fs from 'node:fs';
import path from 'node:path';

import {decodeText} from '@openapi-portal/reports/text';
import type {Route} from '@playwright/test';

import {findMediaType} from '../../deploy/media-types';

import type {State} from './read-build';

/** Origin of the pages in screenshots. No request to it leaves the browser. */
export const VIEW_ORIGIN = 'http://localhost';

/** Sets the colour mode. Removes `integrity` attributes, because `waitForFonts` changes stylesheets. */
const toPageIn = (html: string, mode: string): string =>
  html
    .replace('<html ', `<html data-theme="${mode}" `)
    .replace(/ integrity="?sha\d+-[^\s">]+"?/g, '');

/** Makes the browser wait for fonts, so that no screenshot shows a fallback font. */
const waitForFonts = (css: string): string =>
  css.replace(/font-display:\s*\w+/g, 'font-display:block');

function findFile({dir, baseUrl}: State, pathname: string): string | undefined {
  const below = decodeText(pathname).slice(baseUrl.length);
  return [below, path.join(below, 'index.html'), `${below}.html`]
    .map((name) => path.join(dir, name))
    .filter((file) => file.startsWith(dir + path.sep))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true);
}

function readFile(file: string, mode: string): Buffer | string {
  if (file.endsWith('.html')) return toPageIn(fs.readFileSync(file, 'utf8'), mode);
  if (file.endsWith('.css')) return waitForFonts(fs.readFileSync(file, 'utf8'));
  return fs.readFileSync(file);
}

/**
 * Answers a request of the browser from a build, in a fixed colour mode and without fallback fonts. Other hosts, which
 * may be inside the network of this machine, get no request.
 */
export function serveView(route: Route, state: State, mode: string): Promise<void> {
  const {origin, pathname} = new URL(route.request().url());
  if (origin !== VIEW_ORIGIN) return route.abort();
  const file = findFile(state, pathname);
  if (file === undefined) return route.fulfill({status: 404});
  const contentType = findMediaType(file) ?? 'application/octet-stream';
  return route.fulfill({contentType, body: readFile(file, mode)});
}
