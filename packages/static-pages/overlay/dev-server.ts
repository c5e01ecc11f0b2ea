import fs from 'node:fs';
import path from 'node:path';

import {SENDER} from './sender';

type Client = unknown;

/** The used part of webpack-dev-server, which Docusaurus includes. */
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

/** The text of a file; none where somebody has cleared what is generated. */
const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const readReports = (folder: string): readonly string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((name) => name.endsWith('.txt'))
    .map((name) => read(path.join(folder, name)))
    .filter((report) => report !== '');

/**
 * Creates a listener that makes a dev server show reports like bundle errors: it sends them to each opened page,
 * and after each message of the bundle, which would hide them. As real errors of the bundle they would block
 * updates of the page, and the bundler would forget them at the next change.
 *
 * @param folder absolute path, with a text file for each report
 * @param work name of the file with the current activity
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
