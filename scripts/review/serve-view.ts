import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {decodeText} from '@openapi-portal/reports/text';

import {findMediaType} from '../../deploy/media-types';
import {toPathname} from '../answer-request';
import {listen} from '../listen';

import type {State} from './read-build';

export interface ServedView {
  /** URL without a trailing slash. */
  readonly address: string;
  readonly close: () => void;
}

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

/** Serves a build for screenshots, in a fixed colour mode and without fallback fonts. */
export async function serveView(state: State, mode: string): Promise<ServedView> {
  const server = http.createServer((request, response) => {
    const file = findFile(state, toPathname(request.url));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const name = path.relative(state.dir, file).split(path.sep).join('/');
    const type = findMediaType(name) ?? 'application/octet-stream';
    response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'max-age=600'});
    response.end(readFile(file, mode));
  });
  const address = (await listen(server, 0)).replace(/\/$/, '') + state.baseUrl.replace(/\/$/, '');
  return {
    address,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
