import path from 'node:path';

import type {Compiler} from 'webpack';

const NAME = 'save-line';

/** Names the changed files of a save: the first, and the number of others. */
function nameFiles(files: readonly string[], siteDir: string): string {
  const [first = '', ...others] = files.map((file) => path.relative(siteDir, file)).sort();
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/**
 * Creates a plugin of the bundler that prints a line after each save: the changed files and the time until the browser
 * shows them. Generated files are left out, because the save that caused them has its own line.
 *
 * @param print by default writes to the terminal
 */
export const createSaveLine = (
  siteDir: string,
  print = (line: string): void => console.log(`→ ${line}`),
) => ({
  apply({hooks}: Pick<Compiler, 'hooks'>): void {
    let start = 0;
    let files: readonly string[] = [];
    hooks.watchRun.tap(NAME, ({modifiedFiles}) => {
      start = performance.now();
      files = [...(modifiedFiles ?? [])].filter(
        (file) =>
          path.extname(file) !== '' && !/[\\/](?:\.docusaurus|node_modules)[\\/]/.test(file),
      );
    });
    hooks.done.tap(NAME, (stats) => {
      if (files.length === 0 || stats.hasErrors()) return;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      print(`${nameFiles(files, siteDir)}: rebuilt in ${seconds} s`);
    });
  },
});
