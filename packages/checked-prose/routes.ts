import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';

import {findOriginal, type Translations} from '@openapi-portal/markdown-source';
import {decodeText} from '@openapi-portal/reports/text';
import {isJsonObject} from '@openapi-portal/reports/json';

export interface Route {
  /** As in Docusaurus, but without the base path. A trailing slash is kept. */
  readonly permalink: string;
  /** Absolute path of the source file, if any. For a translated page, the path of the original. */
  readonly source?: string;
  /** Id of the plugin instance, such as `docusaurus-plugin-content-docs/default`. */
  readonly owner: string;
}

/** A docs version, including the current version. */
export interface RoutedVersion {
  readonly label: string;
  /** URL prefix of the version's pages, without base path and trailing slash. */
  readonly path: string;
}

export interface Routes {
  /** Versions of each docs instance that has more than one version. */
  readonly versions: readonly (readonly RoutedVersion[])[];
  /** Routes by decoded URL without base path and trailing slash. */
  readonly byPath: ReadonlyMap<string, Route>;
  /** Routes by absolute path of the source file. */
  readonly bySource: ReadonlyMap<string, Route>;
}

type Address = Pick<Route, 'permalink' | 'source'>;

const PLUGINS = ['docs', 'blog', 'pages'].map((name) => `docusaurus-plugin-content-${name}`);

/** Properties of plugin content whose permalinks are not published or not final. */
const UNPUBLISHED = new Set(['drafts', 'frontMatter']);

/** Normalises a URL for look-up: decoded, without base path and trailing slash. */
export function toKey(permalink: string, baseUrl: string): string {
  const isBelow = permalink.startsWith(baseUrl) || `${permalink}/` === baseUrl;
  const inSite = isBelow ? `/${permalink.slice(baseUrl.length)}` : permalink;
  return decodeText(inSite).replace(/(?<=.)\/$/, '');
}

/** Collects all `permalink` properties in a plugin's content: pages, tags, categories and authors. */
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

/** Lists the index pages of docs and blogs at their default URLs, which are not part of a plugin's content. */
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
 * Collects the URLs of all instances of the docs, blog and pages plugins.
 *
 * @param allContent argument of `allContentLoaded`
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
  return {
    versions: instances
      .map(({content}) => (content as Partial<DocsContent>).loadedVersions ?? [])
      .filter(({length}) => length > 1)
      .map((all) => all.map(({label, path: at}) => ({label, path: toKey(at, baseUrl)}))),
    byPath: new Map([...routes, ...pages].map((route) => [toKey(route.permalink, '/'), route])),
    bySource: new Map(pages.map((route) => [route.source ?? '', route])),
  };
}
