/**
 * Replaces `react-helmet-async` in the browser: the head of the first page was served, so only changes by
 * navigation remain.
 */
import {type ReactNode, useEffect, useState} from 'react';

import {mergeAttributes, mergeTags, readTags, type Tag} from './tags';

/** Marks the elements of the head that belong to the page and go with it. */
const MARK = 'data-rh';

/** Data for search engines, which is only in the served HTML: they load each page separately. */
const DATA = 'script[type="application/ld+json"]';

/** The page that was served. */
let servedPath: string | undefined;

/** Removes the served data on other pages. */
function removeData(): void {
  servedPath ??= location.pathname;
  if (location.pathname === servedPath) return;
  document.head.querySelectorAll(DATA).forEach((element) => element.remove());
}

/** The head elements of the mounted components, in the order of their first rendering. */
const heads = new Map<number, ReactNode>();

/** The number of the newest component. */
let newest = 0;

/** Attributes of the root element that a page has set and the next may not need. */
let managed: readonly string[] = [];

/** The pending frame in which the head changes. */
let frame = 0;

function toElement({type, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(type);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

function showTags(tags: readonly Tag[]): void {
  const old = new Set(document.head.querySelectorAll(`[${MARK}]:not(title, ${DATA})`));
  for (const tag of tags) {
    const element = toElement(tag);
    const same = [...old].find((candidate) => candidate.isEqualNode(element));
    if (same === undefined) document.head.append(element);
    else old.delete(same);
  }
  old.forEach((element) => element.remove());
}

function showAttributes(attributes: Tag['attributes']): void {
  const root = document.documentElement;
  managed.filter((name) => !(name in attributes)).forEach((name) => root.removeAttribute(name));
  Object.entries(attributes).forEach(([name, value]) => root.setAttribute(name, value));
  managed = Object.keys(attributes);
}

function show(): void {
  const inOrder = [...heads].sort(([one], [other]) => one - other);
  const all = inOrder.map(([, children]) => readTags(children));
  const tags = mergeTags(all);
  const title = tags.find(({type}) => type === 'title');
  if (title !== undefined && title.text !== document.title) document.title = title.text;
  showTags(tags.filter(({type}) => type !== 'title'));
  removeData();
  showAttributes(mergeAttributes(all));
}

/** Updates the head once after all components of a page have rendered. */
function showSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(show);
}

interface Props {
  readonly children?: ReactNode;
}

/** Elements for the head of the page, for as long as it is shown. */
export function Helmet({children}: Props): ReactNode {
  // Outer components render first, so that inner ones override them.
  const [order] = useState(() => (newest += 1));

  useEffect(() => {
    heads.set(order, children);
    showSoon();
    return () => {
      heads.delete(order);
      showSoon();
    };
  }, [order, children]);

  return null;
}

/** Docusaurus puts it around the site; the heads need no context in a browser. */
export const HelmetProvider = ({children}: Props): ReactNode => children;
