import fs from 'node:fs';
import path from 'node:path';

import {SENDER} from './sender';

type Client = unknown;

/** The part of webpack-dev-server, which Docusaurus includes, that is used here. */
export interface DevServer {
  readonly compiler: {
    readonly hooks: {readonly done: {tap(name: string, run: () => void): void}};
  };
  readonly webSocketServer?: {
    readonly clients: readonly Client[];
    readonly implementation: {on(event: 'connection', run: (client: Client) => void): void};
  };
  sendMessage(clients: readonly Client[], type: string, data: unknown): void;
  invalidate(): void;
}

/** Returns the text of a file, or `''` if it was deleted with other generated files. */
const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const readReports = (folder: string): readonly string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((name) => name.endsWith('.txt'))
    .map((name) => read(path.join(folder, name)))
    .filter((report) => report !== '');

/**
 * Creates a listener that makes a dev server show reports in its error overlay. Reports are sent to each newly opened
 * page, and again after each build, whose own message would hide them. Real bundle errors are no alternative: they
 * would block updates of the page, and be lost at the next change.
 */
export const createListener =
  (folder: string, work: string) =>
  (server: DevServer): void => {
    const {webSocketServer} = server;
    const show = (clients: readonly Client[] = []): void => {
      const reports = readReports(folder);
      if (reports.length > 0) server.sendMessage(clients, 'errors', reports);
    };
    const say = (clients: readonly Client[] = []): void => {
      const msg = read(path.join(folder, work));
      server.sendMessage(clients, 'progress-update', {pluginName: SENDER, percent: 0, msg});
    };
    server.compiler.hooks.done.tap('author-overlay', () => show(webSocketServer?.clients));
    webSocketServer?.implementation.on('connection', (client) => {
      show([client]);
      say([client]);
    });
    fs.watch(folder, {persistent: false}, (_event, name) => {
      if (name === work) say(webSocketServer?.clients);
      else server.invalidate();
    });
  };
