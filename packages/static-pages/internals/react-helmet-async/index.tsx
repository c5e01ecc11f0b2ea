/** Replaces `react-helmet-async` in the browser. The first page's head is served; only navigation changes it. */
import {Children, Fragment, isValidElement, type ReactNode, useEffect, useState} from 'react';

export interface Tag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

type TagProps = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

const toAttributes = ({children: _, ...props}: TagProps): Tag['attributes'] =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value)]),
  );

export function readTags(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TagProps>(child)) return [];
    if (child.type === Fragment) return readTags(child.props.children);
    const text = Children.toArray(child.props.children).join('');
    return [{type: String(child.type), attributes: toAttributes(child.props), text}];
  });
}

const KEYS = ['charset', 'http-equiv', 'itemprop', 'name', 'property', 'href', 'src'];

/** Returns the key of an element. Of elements with the same key, the last counts. */
function toKey({type, attributes, text}: Tag): string {
  if (type === 'title' || attributes.rel === 'canonical') return type;
  const key = KEYS.find((name) => name in attributes) ?? '';
  return `${type} ${key} ${attributes[key] ?? text}`;
}

const isOfPage = ({type}: Tag): boolean => type !== 'html' && type !== 'body';

/**
 * Merges the head elements of several components. Later elements replace earlier ones with the same key, but one
 * component can have several, such as a link for each language.
 *
 * @param heads the elements of each component, outermost first
 */
export const mergeTags = (heads: readonly (readonly Tag[])[]): readonly Tag[] =>
  heads.reduce((before, tags) => {
    const keys = tags.map(toKey);
    return [...before.filter((tag) => !keys.includes(toKey(tag))), ...tags.filter(isOfPage)];
  }, []);

export const mergeAttributes = (heads: readonly (readonly Tag[])[]): Tag['attributes'] =>
  Object.assign(
    {},
    ...heads
      .flat()
      .filter(({type}) => type === 'html')
      .map(({attributes}) => attributes),
  ) as Tag['attributes'];

/** Marks the head elements that belong to the current page. */
const MARK = 'data-rh';

/** Structured data. It is only in the served HTML, because search engines load each page separately. */
const DATA = 'script[type="application/ld+json"]';

let servedPath: string | undefined;

function removeData(): void {
  servedPath ??= location.pathname;
  if (location.pathname === servedPath) return;
  document.head.querySelectorAll(DATA).forEach((element) => element.remove());
}

/** Head elements by component, in the order in which the components first rendered. */
const heads = new Map<number, ReactNode>();

let newest = 0;

/** Attributes that the current page has set on the root element. */
let managed: readonly string[] = [];

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

/** Adds elements to the head of the page while the component is mounted. */
export function Helmet({children}: Props): ReactNode {
  // Outer components render first, so inner ones get higher numbers and override them.
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

/** Required by Docusaurus. In the browser, `Helmet` needs no context. */
export const HelmetProvider = ({children}: Props): ReactNode => children;
