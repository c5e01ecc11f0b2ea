import fs from 'node:fs';
import path from 'node:path';

import {expect, it, vi} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import {createListener} from '.';

/** Starts a mock dev server with one open page, and records its messages. */
function startServer(files: Readonly<Record<string, string>>) {
  const folder = writeFiles({work: '', ...files});
  const compile = vi.fn<() => void>();
  const open = vi.fn<(client: unknown) => void>();
  const told: (readonly [client: unknown, type: string, data: unknown])[] = [];
  const invalidate = vi.fn<() => void>();
  createListener(
    folder,
    'work',
  )({
    compiler: {hooks: {done: {tap: (_name, run) => void compile.mockImplementation(run)}}},
    webSocketServer: {
      clients: ['open'],
      implementation: {on: (_event, run) => void open.mockImplementation(run)},
    },
    sendMessage: (clients, type, data) =>
      void told.push(...clients.map((client) => [client, type, data] as const)),
    invalidate,
  });
  return {folder, compile, open, told, invalidate};
}

it('shows the current problems after every rebuild', () => {
  const {folder, compile, told} = startServer({'pages.txt': 'A mistake', 'home.txt': ''});
  compile();
  compile();
  const shown = ['open', 'errors', ['A mistake']];
  expect(told).toEqual([shown, shown]);
  fs.writeFileSync(path.join(folder, 'pages.txt'), '');
  compile();
  expect(told).toHaveLength(2);
});

it('shows the current problems and tasks on a page that is opened', () => {
  const {open, told} = startServer({'pages.txt': 'A mistake', work: 'Working …'});
  open('new');
  expect(told).toEqual([
    ['new', 'errors', ['A mistake']],
    ['new', 'progress-update', {pluginName: 'author', percent: 0, msg: 'Working …'}],
  ]);
});

it('triggers the bundler when a report changes, but not for progress lines', async () => {
  const {folder, told, invalidate} = startServer({});
  fs.writeFileSync(path.join(folder, 'work'), 'Working …');
  await vi.waitFor(() => {
    expect(told.at(-1)?.[2]).toMatchObject({msg: 'Working …'});
  });
  expect(invalidate).not.toHaveBeenCalled();
  fs.writeFileSync(path.join(folder, 'pages.txt'), 'A mistake');
  await vi.waitFor(() => {
    expect(invalidate).toHaveBeenCalled();
  });
});
