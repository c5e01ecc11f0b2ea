import path from 'node:path';

import {isJsonObject} from '@openapi-portal/reports/json';
import {type Item, type Mistake, type Problem, toYamlProblem} from '@openapi-portal/reports';

import type {Page} from '../page';
import {findProblemsIn, type ProseRule, type ProseSite, suggest, toRelative} from '../site';

/** Front matter keys with the noun for one of their values. */
const NOUNS = {tags: 'tag', authors: 'author'} as const;

function findUndefinedName(
  {value}: Item,
  noun: string,
  names: readonly string[],
  file: string,
): Mistake | undefined {
  // An author may also be an object such as `{key: hello}`.
  const name = isJsonObject(value) ? value.key : value;
  if (value === null || names.some((each) => each === name)) return undefined;
  return typeof name === 'string'
    ? {
        message: `The ${noun} ${name} is not defined`,
        fix: suggest(name, names, `define it in ${file}`),
      }
    : {
        message: `The ${noun} is not a name in ${file}`,
        fix: `define it in ${file} and write its name here`,
      };
}

function findUndefined(key: keyof typeof NOUNS, page: Page, site: ProseSite): readonly Problem[] {
  const file = path.join(page.contentDir, `${key}.yml`);
  const {entries = [], mistakes = []} = site.definitions.get(file) ?? {};
  if (mistakes.length > 0) return [];
  const names = entries.map((entry) => entry.key);
  const used = page.frontMatter.entries.filter((entry) => entry.key === key);
  const items = used.flatMap((entry) => entry.items);
  const name = toRelative(site.siteDir, file);
  return findProblemsIn(page, items, (item) => findUndefinedName(item, NOUNS[key], names, name));
}

/** Checks that the tags and authors of posts are defined in `tags.yml` and `authors.yml`. */
export const findUndefinedNames: ProseRule = (page, site) =>
  page.kind === 'post'
    ? [...findUndefined('tags', page, site), ...findUndefined('authors', page, site)]
    : [];

/** Checks that `tags.yml` and `authors.yml` are valid YAML. */
export const findUnreadableDefinitions = ({definitions}: ProseSite): readonly Problem[] =>
  [...definitions].flatMap(([file, {mistakes}]) =>
    mistakes.map((mistake) => toYamlProblem(file, mistake)),
  );
