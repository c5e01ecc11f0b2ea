import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';

import {findOriginal, type Translations} from '@openapi-portal/markdown-source';
import {decodeText} from '@openapi-portal/reports/text';
import {isJsonObject} from '@openapi-portal/reports/json';

/** An address of the site. */
export interface Route {
  /** As in Docusaurus, but without the base path; a trailing slash stays. */
  readonly permalink: string;
  /** Absolute path of the source file, if any. A translated page has the path of the original. */
  readonly source?: string;
  /** The plugin that makes it, for example `docusaurus-plugin-content-docs/default`. */
  readonly owner: string;
}

/** A version of docs, that which is being worked on included. */
export interface RoutedVersion {
  readonly label: string;
  /** Address of its pages without the base path and without a slash at the end. */
  readonly path: string;
}

/** Every address that the content plugins make. */
export interface Routes {
  /** The versions of docs instances that have several, by instance. */
  readonly versions: readonly (readonly RoutedVersion[])[];
  /** By URL without a trailing slash. */
  readonly byPath: ReadonlyMap<string, Route>;
  /** By absolute path of the source file. */
  readonly bySource: ReadonlyMap<string, Route>;
}

type Address = Pick<Route, 'permalink' | 'source'>;

const PLUGINS = ['docs', 'blog', 'pages'].map((name) => `docusaurus-plugin-content-${name}`);

/** Members of content whose addresses are not published, or not yet whole. */
const UNPUBLISHED = new Set(['drafts', 'frontMatter']);

/** An address as it is looked up: no base path, no slash at its end. */
export function toKey(permalink: string, baseUrl: string): string {
  const isBelow = permalink.startsWith(baseUrl) || `${permalink}/` === baseUrl;
  const inSite = isBelow ? `/${permalink.slice(baseUrl.length)}` : permalink;
  return decodeText(inSite).replace(/(?<=.)\/$/, '');
}

/** Pages, tags, categories and authors: whatever in a plugin's content has a `permalink`. */
function listPermalinks(content: unknown): readonly Address[] {
  if (Array.isArray(content)) return content.flatMap(listPermalinks);
  if (!isJsonObject(content)) return [];
  const {permalink, source} = content;
  const below = Object.entries(content).flatMap(([key, value]) =>
    UNPUBLISHED.has(key) ? [] : listPermalinks(value),
  );
  if (typeof permalink !== 'string') return below;
  return [...below, {permalink, ...(typeof source === 'string' && {source})}];
}

/** The versions of each docs instance that has several. */
const listVersions = (contents: readonly Partial<DocsContent>[]): Routes['versions'] =>
  contents
    .map(({loadedVersions = []}) => loadedVersions)
    .filter(({length}) => length > 1)
    .map((versions) => versions.map(({label, path: at}) => ({label, path: at})));

/**
 * Lists the index pages of a plugin that are not part of its content: for docs the tag pages, if a page has tags;
 * for a blog its list pages, under their default names.
 */
function listLists({
  loadedVersions = [],
  blogTagsListPath,
  blogPosts = [],
  blogTags = {},
  authorsMap = {},
}: Partial<DocsContent & BlogContent>): readonly string[] {
  if (blogTagsListPath === undefined) {
    const tagged = loadedVersions.filter(({docs}) => docs.some(({tags}) => tags.length > 0));
    return tagged.map(({tagsPath}) => tagsPath);
  }
  const blog = path.posix.dirname(blogTagsListPath);
  return [
    blog,
    ...(blogPosts.length > 0 ? [`${blog}/archive`] : []),
    ...(Object.keys(blogTags).length > 0 ? [blogTagsListPath] : []),
    ...(Object.keys(authorsMap).length > 0 ? [`${blog}/authors`] : []),
  ];
}

/**
 * Collects the addresses of the docs, blog and pages plugins, of all their instances.
 *
 * @param allContent what `allContentLoaded` gets
 */
export function toRoutes(
  allContent: AllContent,
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  translations: Translations = new Map(),
): Routes {
  const toFile = (source: string): string => {
    const file = path.resolve(siteDir, source.replace(/^@site\//, ''));
    return findOriginal(file, translations) ?? file;
  };
  const instances = PLUGINS.flatMap((plugin) =>
    Object.entries(allContent[plugin] ?? {}).map(([id, content]) => ({
      owner: `${plugin}/${id}`,
      content: content ?? {},
    })),
  );
  const routes = instances.flatMap(({owner, content}) => {
    const lists = listLists(content).map((permalink): Address => ({permalink}));
    return [...lists, ...listPermalinks(content)].map(({permalink, source}): Route => ({
      permalink: permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink,
      owner,
      ...(source && {source: toFile(source)}),
    }));
  });
  const pages = routes.filter(({source}) => source !== undefined);
  const versions = listVersions(instances.map(({content}) => content as Partial<DocsContent>));
  return {
    versions: versions.map((all) =>
      all.map(({label, path: at}) => ({label, path: toKey(at, baseUrl)})),
    ),
    byPath: new Map([...routes, ...pages].map((route) => [toKey(route.permalink, '/'), route])),
    bySource: new Map(pages.map((route) => [route.source ?? '', route])),
  };
}
