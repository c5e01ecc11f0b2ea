import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Text without repetitions, so that each byte range is unique. */
export const HOME = Array.from({length: 1000}, (_, index) => `<p>${index}</p>`).join('');

export const NOT_FOUND = '<h1>Page not found</h1>';

/** Size in bytes that exceeds the buffers of a connection. */
export const LARGE_SIZE = 64 * 1024 * 1024;

function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  Object.entries(files).forEach(([name, content]) => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), content);
  });
}

/** Creates a small site in a temporary folder, next to files that do not belong to it. */
export function makeSiteFolder(): {readonly dir: string; readonly outside: string} {
  const outside = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')));
  const dir = path.join(outside, 'build');
  writeFiles(outside, {
    'secret.html': 'secret',
    'build.html': 'secret',
    'build-old/a.html': 'secret',
  });
  writeFiles(dir, {
    'index.html': HOME,
    '404.html': NOT_FOUND,
    'docs/index.html': 'docs',
    'docs/risks.html': 'risks',
    'docs/tasks/index.html': 'tasks',
    'docs/c# and 100%.html': 'signs',
    'assets/main.js': 'main()',
    '.well-known/api-catalog': '{"linkset":[]}',
    'docs/api.yaml': 'openapi: 3.1.0',
  });
  fs.writeFileSync(path.join(dir, 'large.bin'), '');
  fs.truncateSync(path.join(dir, 'large.bin'), LARGE_SIZE);
  return {dir, outside};
}
