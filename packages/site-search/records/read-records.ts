import type {ChildNode, Element} from 'domhandler';
import {isTag, isText} from 'domhandler';
import {findAll, findOne, getAttributeValue} from 'domutils';

import type {BuiltPage} from '@openapi-portal/static-pages/built-pages';

import {openElement, openHeading, type Opening} from './marks';
import type {PageRecord, PageRecords} from './record';
import {hasClass, isInline, isLeftOut, readLine, toLine} from './text';

interface Open {
  readonly opening: Opening;
  readonly parts: string[];
}

const find = (element: Element, test: (child: Element) => boolean): Element | undefined =>
  findOne(test, element.children) ?? undefined;

const findClass = (element: Element, name: string): Element | undefined =>
  find(element, (child) => hasClass(child, name));

/** Sections of an operation's page that only repeat: the same fields at every operation, titles of other pages. */
const LEFT_OUT = new Set(['errors.bodies', 'described-in']);

/** Reads a page from its first word to its last; each word belongs to the record that was opened last. */
class RecordReader {
  private readonly records: Open[];
  private readonly page: Open;
  private current: Open;

  constructor(
    page: Opening,
    private readonly isOperation: boolean,
  ) {
    this.page = {opening: page, parts: []};
    this.current = this.page;
    this.records = [this.page];
  }

  private open(opening: Opening): void {
    this.current = {opening, parts: []};
    this.records.push(this.current);
  }

  private readHeading(heading: Element): void {
    const anchor = getAttributeValue(heading, 'id');
    if (anchor === undefined) return this.read(heading.children);
    const opening = openHeading(heading, this.isOperation);
    if (opening !== undefined) this.open(opening);
    else this.current = LEFT_OUT.has(anchor) ? {...this.page, parts: []} : this.page;
  }

  private readElement(element: Element): void {
    if (element.name === 'h1' || element === this.current.opening.heading) return;
    if (element.name === 'h2' || element.name === 'h3') return this.readHeading(element);
    const opening = openElement(element);
    const outer = this.current;
    if (!isInline(element)) this.current.parts.push(' ');
    if (opening !== undefined) this.open(opening);
    this.read(element.children);
    if (opening !== undefined) this.current = outer;
    if (!isInline(element)) this.current.parts.push(' ');
  }

  read(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (isText(node)) this.current.parts.push(node.data);
      else if (isTag(node) && !isLeftOut(node)) this.readElement(node);
    }
  }

  finish(): readonly PageRecord[] {
    return this.records.map(({opening: {heading, ...record}, parts}) => ({
      ...record,
      text: toLine(parts.join('')),
    }));
  }
}

function openOperation(main: Element, title: string): Opening {
  const header = findClass(main, 'api-header');
  const method = header && findClass(header, 'api-method');
  const address = header && findClass(header, 'api-path');
  const server = address && findClass(address, 'api-server');
  const detail = method === undefined ? '' : readLine(method);
  const path =
    address === undefined ? '' : readLine(address).slice(server ? readLine(server).length : 0);
  const attribute = (name: string) => getAttributeValue(header ?? main, name)?.split(' ') ?? [];
  return {
    kind: 'operation',
    title,
    anchor: '',
    detail,
    names: [...attribute('data-operation'), `${detail} ${path}`, path, ...attribute('data-scopes')],
  };
}

const readWay = (main: Element): readonly string[] => {
  const list = findClass(main, 'breadcrumbs');
  return list === undefined ? [] : findAll(({name}) => name === 'li', list.children).map(readLine);
};

/** Docusaurus' class of a post's page; other pages of the blog only list posts. */
const POST = 'blog-post-page';
const LIST = 'blog-wrapper';

const findApi = (main: Element, path: string, isOperation: boolean): string | undefined => {
  if (findClass(main, 'api-page') === undefined) return undefined;
  return isOperation ? path.replace(/[^/]+\/?$/, '') : path.replace(/\/?$/, '/');
};

/**
 * The records of a built page: of itself, of its sections (h2 and h3), and of what is marked inside: fields, statuses
 * and problem types by the classes of docusaurus-openapi, terms by `<dfn>`.
 *
 * @param path below the base URL
 */
export function readRecords(page: BuiltPage, path: string): PageRecords {
  const {main, classes} = page;
  const isOperation = findClass(main, 'api-operation') !== undefined;
  const isPost = classes.includes(POST);
  const heading = find(main, ({name}) => name === 'h1');
  const title = heading === undefined ? page.title : readLine(heading);
  const own: Opening = isOperation
    ? openOperation(main, title)
    : {kind: isPost ? 'post' : 'page', title, anchor: '', names: []};
  const reader = new RecordReader(own, isOperation);
  if (isPost || !classes.includes(LIST)) reader.read(main.children);
  const records = reader.finish();
  return {path, title, way: readWay(main), api: findApi(main, path, isOperation), records};
}
