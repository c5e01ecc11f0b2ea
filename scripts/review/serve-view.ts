import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {decodeText} from '@openapi-portal/reports/text';

import {findMediaType} from '../../deploy/media-types';
import {toPathname} from '../answer-request';
import {listen} from '../listen';

import type {State} from './read-build';

/** A state that a browser on this machine can open until it is closed. */
export interface ServedView {
  /** Without a slash at the end. */
  readonly address: string;
  readonly close: () => void;
}

/**
 * Sets the colour mode of a page, as the site's script would. Removes `integrity`, because files below may be
 * changed.
 */
const toPageIn = (html: string, mode: string): string =>
  html
    .replace('<html ', `<html data-theme="${mode}" `)
    .replace(/ integrity="?sha\d+-[^\s">]+"?/g, '');

/** Readers may see a font at the next page only; a picture waits for it. */
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
 * Serves a build for screenshots: with its mode chosen and its fonts waited for, so that the first that is drawn is the last.
 *
 * @param mode `light` or `dark`
 */
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
