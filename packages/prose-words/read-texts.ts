import fs from 'node:fs';
import path from 'node:path';

import {apis} from '../../config/apis';
import {listFiles} from 'static-pages/files/list-files';

import {readPage} from './read-page';
import {readStrings} from './read-strings';
import {readYaml} from './read-yaml';
import type {Text} from './text';

type Read = (file: string, source: string) => readonly Text[];

/** A file or a folder, relative to the site, and which of its files hold prose of a kind. */
interface Place {
  readonly path: string;
  readonly ending: RegExp;
  readonly read: Read;
}

const PAGES = /\.mdx?$/;
const CODE = /(?<!\.test)\.tsx?$/;

/** Folders of code with texts that people read. */
export const CODE_DIRS: readonly string[] = [
  'config',
  'packages/openapi-releases/ApiChanges',
  'packages/openapi-static/console/parts',
  'packages/openapi-static/reference/components',
  'packages/openapi-static/theme',
  'packages/static-pages/islands',
  'src/components',
  'src/pages',
  'src/product',
  'src/product-views',
  'src/theme',
];

const places: readonly Place[] = [
  ...['docs', 'blog', 'src/pages', 'README.md', 'CONTRIBUTING.md', 'bench/README.md'].map(
    (each) => ({path: each, ending: PAGES, read: readPage}),
  ),
  ...CODE_DIRS.map((each) => ({
    path: each,
    ending: CODE,
    read: readStrings,
  })),
  ...['blog', ...apis.map(({contract}) => contract)].map((each) => ({
    path: each,
    ending: /\.ya?ml$/,
    read: readYaml,
  })),
];

const listFilesAt = (place: string): readonly string[] =>
  fs.statSync(place).isFile() ? [place] : listFiles(place);

/** Everything that people read: pages, contracts, and the texts in code. */
export const readTexts = (siteDir: string): readonly Text[] =>
  places.flatMap(({path: place, ending, read}) =>
    listFilesAt(path.join(siteDir, place))
      .filter((file) => ending.test(file))
      .flatMap((file) => read(file, fs.readFileSync(file, 'utf8'))),
  );
