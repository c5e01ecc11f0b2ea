import {countPages, type PageLength} from '@openapi-portal/static-pages/built-pages';

import {isApiPage, pageLength} from '../config/page-length';

import {readArguments} from './read-arguments';
import {runCommand} from './run-command';
import {buildDir} from './site';

const sum = (some: readonly PageLength[]): number =>
  some.reduce((total, {words}) => total + words, 0);

const print = (words: number, what: string): void =>
  console.log(`${String(words).padStart(7)} ${what}`);

void runCommand(() => {
  const usage = 'npm run words -- [<folder of a build>]';
  const {positionals} = readArguments({allowPositionals: true}, usage);
  const pages = countPages(positionals[0] ?? buildDir, [
    ...pageLength.mockUps,
    ...pageLength.repeated,
  ]);
  const ofApi = pages.filter(({path}) => isApiPage(path));
  for (const {path, words} of pages) print(words, path);
  print(sum(pages) - sum(ofApi), `on hand-written pages, of ${pageLength.handWritten}`);
  print(sum(ofApi), `on pages of the API, of ${pageLength.api}`);
});
