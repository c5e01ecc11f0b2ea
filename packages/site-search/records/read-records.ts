import {findAll, findOne} from 'domutils';

import {
  type BuiltPage,
  type IslandText,
  readIslandRecords,
  readLine,
  readRecords,
} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from './record';

/**
 * Reads the breadcrumbs of a page. The classic theme's breadcrumbs start with an icon and end with the page
 * itself.
 */
const readWay = ({main}: BuiltPage): readonly string[] => {
  const isList = (classes: string): boolean => classes.split(' ').includes('breadcrumbs');
  const list = findOne(({attribs}) => isList(attribs.class ?? ''), main.children);
  if (list === null) return [];
  return findAll(({name}) => name === 'li', list.children)
    .filter(({attribs}) => !/--active\b/.test(attribs.class ?? ''))
    .map(readLine)
    .filter((title) => title !== '');
};

/** Docusaurus' class of a post's page; other pages of the blog only list posts. */
const POST = 'blog-post-page';
const LIST = 'blog-wrapper';

/**
 * Reads the records of a built page.
 *
 * @param path below the base URL
 * @param text text of the page's island; the HTML page then only contains the part before it
 */
export function readPageRecords(page: BuiltPage, path: string, text?: IslandText): PageRecords {
  const {main, classes} = page;
  const way = readWay(page);
  if (text !== undefined) {
    const {api, line} = text;
    const records = readIslandRecords(text);
    return {path, title: records[0].title, way, api, ...(line !== undefined && {line}), records};
  }
  const isPost = classes.includes(POST);
  const heading = findOne(({name}) => name === 'h1', main.children);
  const title = heading === null ? page.title : readLine(heading);
  const content = isPost || !classes.includes(LIST) ? main.children : [];
  const own = {kind: isPost ? 'post' : 'page', title, anchor: '', names: []} as const;
  return {path, title, way, records: readRecords(content, own)};
}
