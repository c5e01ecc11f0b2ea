import type {Entry} from 'static-pages/markdown/front-matter';
import type {SourceLocation, Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import type {PageKind} from '../options';
import type {Page} from '../page';
import type {Rule} from '../site';
import {toProblem} from '../site';

import {knownKeys} from './known-keys';

const START: SourceLocation = {line: 1, column: 1};
const SHORTEST = 50;
const LONGEST = 170;

/** What a page of this kind must say of itself. */
const requiredKeys: Readonly<Record<PageKind, readonly string[]>> = {
  doc: ['title', 'description'],
  post: ['title', 'description'],
  page: [],
};

const kindNames: Readonly<Record<PageKind, string>> = {
  doc: 'docs',
  post: 'blog posts',
  page: 'standalone pages',
};

const isRequired = ({kind}: Page, key: string): boolean => requiredKeys[kind].includes(key);

/** Front matter must be YAML that can be read. */
export const findUnreadable: Rule = (page) =>
  page.frontMatter.mistakes.map((mistake) =>
    toProblem(
      page,
      mistake,
      `The front matter cannot be read: ${mistake.reason}`,
      mistake.fix ??
        'check indentation and brackets here, and quote a value that holds a colon or a quotation mark',
    ),
  );

/** Titles and descriptions are texts, positions are numbers. */
export const findWrongTypes: Rule = (page) =>
  page.frontMatter.entries.flatMap((entry): Problem[] => {
    const {key, value} = entry;
    const at = entry.items[0] ?? entry;
    if (key === 'sidebar_position' && typeof value !== 'number') {
      return [
        toProblem(
          page,
          at,
          `The sidebar_position is no number`,
          'write a number, as in sidebar_position: 3',
        ),
      ];
    }
    const isText = typeof value === 'string' || value === null;
    if (!['title', 'description'].includes(key) || isText) return [];
    return [toProblem(page, at, `The ${key} is no text`, 'put the value in quotation marks')];
  });

/** Docs and posts must have front matter with a title and a description. */
export const findMissing: Rule = (page) => {
  const {entries, isMissing, mistakes} = page.frontMatter;
  if (mistakes.length > 0 || requiredKeys[page.kind].length === 0) return [];
  if (isMissing) {
    const fix = 'begin the file with a line ---, a title, a description, and a line ---';
    return [toProblem(page, START, 'The page has no front matter', fix)];
  }
  return requiredKeys[page.kind]
    .filter((key) => !entries.some((entry) => entry.key === key))
    .map((key) =>
      toProblem(page, START, `The front matter has no ${key}`, `add a line "${key}: …"`),
    );
};

function findWrongLength(page: Page, entry: Entry): readonly Problem[] {
  const text = typeof entry.value === 'string' ? entry.value.trim() : '';
  const at = entry.items[0] ?? entry;
  if (text === '')
    return [toProblem(page, at, `The ${entry.key} is empty`, `write a ${entry.key}`)];
  const {length} = text;
  if (entry.key !== 'description' || (length >= SHORTEST && length <= LONGEST)) return [];
  const message = `The description has ${length} characters`;
  const bounds = `${SHORTEST} to ${LONGEST} characters`;
  return [toProblem(page, at, message, `say in ${bounds} what a reader finds on the page`)];
}

/** A title is not empty, and a description is as long as a search result shows. */
export const findWrongLengths: Rule = (page) =>
  page.frontMatter.entries
    .filter(
      ({key, value}) => isRequired(page, key) && (typeof value === 'string' || value === null),
    )
    .flatMap((entry) => findWrongLength(page, entry));

/** Docusaurus passes over a key that it does not know. */
export const findUnknownKeys: Rule = (page) =>
  page.frontMatter.entries
    .filter(({key}) => !knownKeys[page.kind].includes(key))
    .map((entry) => {
      const nearest = findNearest(entry.key, knownKeys[page.kind]);
      const message = `Docusaurus knows no front matter key ${entry.key} for ${kindNames[page.kind]}`;
      return toProblem(page, entry, message, nearest ? `write ${nearest}` : 'take the line out');
    });
