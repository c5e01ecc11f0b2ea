import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import {decodeText} from 'static-pages/reports/decode-text';

/** An address of the site. */
export interface Route {
  /** As Docusaurus gives it, but without the base path; a slash at the end stays. */
  readonly permalink: string;
  /** Absolute path of the file it is made from, if it is made from one. */
  readonly source?: string;
  /** The plugin that makes it, for example `docusaurus-plugin-content-docs/default`. */
  readonly owner: string;
}

/** Every address that the content plugins make. */
export interface Routes {
  /** By address without the slash at its end. */
  readonly byPath: ReadonlyMap<string, Route>;
  /** By absolute path of the source. */
  readonly bySource: ReadonlyMap<string, Route>;
}

/** Where the site is: on the disk, and below which path it is served. */
export interface Base {
  readonly siteDir: string;
  readonly baseUrl: string;
}

interface Address {
  readonly permalink: string;
  readonly source?: string;
}

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** An address as it is looked up: no base path, no slash at its end. */
export function toKey(permalink: string, baseUrl: string): string {
  const isBelow = permalink.startsWith(baseUrl) || `${permalink}/` === baseUrl;
  const inSite = isBelow ? `/${permalink.slice(baseUrl.length)}` : permalink;
  return decodeText(inSite).replace(/(?<=.)\/$/, '');
}

function listCategoryPages(items: readonly SidebarItem[]): readonly Address[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const below = listCategoryPages(item.items);
    return item.link?.type === 'generated-index'
      ? [{permalink: item.link.permalink}, ...below]
      : below;
  });
}

/** Pages for tags exist as soon as a page has one, and with them the list of tags. */
function listDocTags({docs, tagsPath}: LoadedVersion): readonly Address[] {
  const tags = docs.flatMap(({tags: own}) => own.map(({permalink}) => ({permalink})));
  return tags.length > 0 ? [{permalink: tagsPath}, ...tags] : [];
}

const listDocs = ({loadedVersions}: DocsContent): readonly Address[] =>
  loadedVersions.flatMap((version) => [
    ...version.docs,
    ...Object.values(version.sidebars).flatMap(listCategoryPages),
    ...listDocTags(version),
  ]);

/**
 * The pages of a blog. Its own address, that of the archive and that of the authors are not in its
 * content: they stand beside the list of tags, under the names they have by default.
 */
function listBlog({
  blogPosts,
  blogTags,
  blogTagsListPath,
  authorsMap,
}: BlogContent): readonly Address[] {
  const blog = path.posix.dirname(blogTagsListPath);
  const tags = Object.values(blogTags).flatMap(({pages}) => pages.map(({metadata}) => metadata));
  const authors = Object.values(authorsMap ?? {});
  const lists = [
    {permalink: blog},
    ...(blogPosts.length > 0 ? [{permalink: `${blog}/archive`}] : []),
    ...(tags.length > 0 ? [{permalink: blogTagsListPath}] : []),
    ...(authors.length > 0 ? [{permalink: `${blog}/authors`}] : []),
  ];
  const authorPages = authors.flatMap(({page}) => (page ? [{permalink: page.permalink}] : []));
  return [...blogPosts.map(({metadata}) => metadata), ...lists, ...tags, ...authorPages];
}

/** What each content plugin says it publishes: `AllContent` leaves its type open. */
const listers: Readonly<Record<string, (content: unknown) => readonly Address[]>> = {
  'docusaurus-plugin-content-docs': (content) => listDocs(content as DocsContent),
  'docusaurus-plugin-content-blog': (content) => listBlog(content as BlogContent),
  'docusaurus-plugin-content-pages': (content) => content as PagesContent,
};

const toSourceFile = (source: string, siteDir: string): string =>
  path.resolve(siteDir, source.replace(/^@site\//, ''));

/**
 * Collects the addresses of the docs, blog and pages plugins, of all their instances.
 *
 * @param allContent what `allContentLoaded` gets
 */
export function toRoutes(allContent: AllContent, {siteDir, baseUrl}: Base): Routes {
  const routes = Object.entries(listers).flatMap(([plugin, list]) =>
    Object.entries(allContent[plugin] ?? {}).flatMap(([id, content]): Route[] => {
      const addresses = content === null || content === undefined ? [] : list(content);
      return addresses.map(({permalink, source}) => ({
        permalink: permalink.startsWith(baseUrl)
          ? `/${permalink.slice(baseUrl.length)}`
          : permalink,
        owner: `${plugin}/${id}`,
        ...(source !== undefined && {source: toSourceFile(source, siteDir)}),
      }));
    }),
  );
  return {
    byPath: new Map(routes.map((route) => [toKey(route.permalink, '/'), route])),
    bySource: new Map(routes.flatMap((route) => (route.source ? [[route.source, route]] : []))),
  };
}
