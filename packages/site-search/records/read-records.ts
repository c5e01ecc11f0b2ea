import {findAll, findOne} from 'domutils';

import {
  type BuiltPage,
  type IslandText,
  readIslandRecords,
  readLine,
  readRecords,
} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from './record';

/** Returns the breadcrumb titles of a page, without the home icon and the page itself. */
const readBreadcrumbs = ({main}: BuiltPage): readonly string[] => {
  const isList = (classes: string): boolean => classes.split(' ').includes('breadcrumbs');
  const list = findOne(({attribs}) => isList(attribs.class ?? ''), main.children);
  if (list === null) return [];
  return findAll(({name}) => name === 'li', list.children)
    .filter(({attribs}) => !/--active\b/.test(attribs.class ?? ''))
    .map(readLine)
    .filter((title) => title !== '');
};

/** Classes that Docusaurus adds to the page of a blog post, and to all pages of the blog. */
const POST = 'blog-post-page';
const LIST = 'blog-wrapper';

/**
 * Reads the records of a built page.
 *
 * @param path path of the page below the base URL
 * @param text content of the page's island; `page` then only contains the part before the island
 */
export function readPageRecords(page: BuiltPage, path: string, text?: IslandText): PageRecords {
  const {main, classes} = page;
  const breadcrumbs = readBreadcrumbs(page);
  if (text !== undefined) {
    const {api, minorVersion} = text;
    const records = readIslandRecords(text);
    return {
      path,
      title: records[0].title,
      breadcrumbs,
      api,
      ...(minorVersion !== undefined && {version: minorVersion}),
      records,
    };
  }
  const isPost = classes.includes(POST);
  const heading = findOne(({name}) => name === 'h1', main.children);
  const title = heading === null ? page.title : readLine(heading);
  const content = isPost || !classes.includes(LIST) ? main.children : [];
  const own = {kind: isPost ? 'post' : 'page', title, anchor: '', names: []} as const;
  return {path, title, breadcrumbs, records: readRecords(content, own)};
}
