import {expect, it} from 'vitest';

import {createSaveLine} from '.';

interface Run {
  readonly modifiedFiles: ReadonlySet<string>;
}

interface Stats {
  readonly hasErrors: () => boolean;
}

/** Runs the plugin for one save, and returns what it prints. */
function save(files: readonly string[], hasErrors = false): readonly string[] {
  const printed: string[] = [];
  const taps: {watchRun?: (run: Run) => void; done?: (stats: Stats) => void} = {};
  const hooks = {
    watchRun: {tap: (_: string, run: (run: Run) => void) => (taps.watchRun = run)},
    done: {tap: (_: string, run: (stats: Stats) => void) => (taps.done = run)},
  };
  createSaveLine('/site', (line) => printed.push(line)).apply({hooks} as never);
  taps.watchRun?.({modifiedFiles: new Set(files)});
  taps.done?.({hasErrors: () => hasErrors});
  return printed;
}

it('prints the changed file and the time of a save', () => {
  expect(save(['/site/docs', '/site/docs/trust.mdx'])).toEqual([
    expect.stringMatching(/^docs\/trust\.mdx: rebuilt in \d+\.\d s$/),
  ]);
});

it('counts further files', () => {
  expect(save(['/site/src/b.css', '/site/src/a.css', '/site/src/c.css'])).toEqual([
    expect.stringMatching(/^src\/a\.css and 2 more: rebuilt in /),
  ]);
});

it.each([
  ['the first build', [], false],
  ['generated files', ['/site/.docusaurus/routes.js', '/site/docs'], false],
  ['an error, which the bundler prints', ['/site/src/a.tsx'], true],
])('prints nothing after %s', (_, files, hasErrors) => {
  expect(save(files, hasErrors)).toEqual([]);
});
