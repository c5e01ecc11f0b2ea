import type {Item} from 'static-pages/markdown/front-matter';
import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {toYamlProblem} from 'static-pages/reports/yaml';
import type {Page} from '../page';
import type {Definitions, Vocabulary} from '../read';
import type {Rule, Site} from '../site';
import {toProblem, toRelative} from '../site';

/** The front matter key, and what one of its values is called. */
const nouns = {tags: 'tag', authors: 'author'} as const satisfies Record<keyof Vocabulary, string>;

/** The name that a value gives: `hello`, or for an author also `{key: hello}`. */
function toName({value}: Item): string | undefined {
  if (typeof value === 'string') return value;
  const isKeyed = typeof value === 'object' && value !== null && 'key' in value;
  return isKeyed && typeof value.key === 'string' ? value.key : undefined;
}

function findUndefinedName(
  item: Item,
  key: keyof Vocabulary,
  definitions: Definitions,
  page: Page,
  siteDir: string,
): readonly Problem[] {
  const names = definitions.entries.map((entry) => entry.key);
  const name = toName(item);
  if (name !== undefined && names.includes(name)) return [];
  const file = toRelative(siteDir, definitions.file);
  if (name === undefined) {
    const message = `The ${nouns[key]} is not a name from ${file}`;
    return [toProblem(page, item, message, `define it in ${file} and write its name here`)];
  }
  const nearest = findNearest(name, names);
  const message = `The ${nouns[key]} ${name} is not defined`;
  return [toProblem(page, item, message, nearest ? `write ${nearest}` : `define it in ${file}`)];
}

function findUndefined(
  key: keyof Vocabulary,
  page: Page,
  {siteDir, vocabularies}: Site,
): readonly Problem[] {
  const definitions = vocabularies.get(page.contentDir)?.[key];
  if (definitions === undefined || definitions.mistakes.length > 0) return [];
  return page.frontMatter.entries
    .filter((entry) => entry.key === key)
    .flatMap(({items}) => items)
    .filter(({value}) => value !== null)
    .flatMap((item) => findUndefinedName(item, key, definitions, page, siteDir));
}

/** The tags and authors of a post must be defined once for all posts. */
export const findUndefinedNames: Rule = (page, site) =>
  page.kind === 'post'
    ? [...findUndefined('tags', page, site), ...findUndefined('authors', page, site)]
    : [];

/** The files that define them must be YAML that can be read. */
export const findUnreadableDefinitions = ({vocabularies}: Site): readonly Problem[] =>
  [...vocabularies.values()]
    .flatMap(({tags, authors}) => [tags, authors])
    .flatMap(({file, mistakes}) =>
      mistakes.map((mistake) => toYamlProblem(file, mistake, mistake.reason)),
    );
