import type {Element} from 'domhandler';
import {isTag} from 'domhandler';
import {findOne, getAttributeValue} from 'domutils';

import {hasClass, readLine} from './text';

import type {PageRecord} from './record';

/** A record whose text is still being read. */
export interface Opening extends Omit<PageRecord, 'text'> {
  /** Holds the title, which is no text of the record; the heading of a section is read already. */
  readonly heading?: Element;
}

const findChild = (element: Element, test: (child: Element) => boolean): Element | undefined =>
  findOne(test, element.children) ?? undefined;

const getId = (element: Element): string => getAttributeValue(element, 'id') ?? '';

const getParent = (element: Element): Element | undefined => {
  const {parent} = element;
  return parent !== null && isTag(parent) ? parent : undefined;
};

const findHead = (field: Element): Element | undefined =>
  findChild(field, (child) => hasClass(child, 'api-field-head'));

const nameOf = (field: Element): string => {
  const head = findHead(field);
  const heading = head?.children.find(isTag);
  return heading === undefined ? '' : readLine(heading);
};

/** The names of the fields around a field, and its own: `items.email`. */
function toNamePath(field: Element): string {
  const names = [nameOf(field)];
  for (let outer = getParent(field); outer !== undefined; outer = getParent(outer)) {
    if (hasClass(outer, 'api-field')) names.unshift(nameOf(outer));
  }
  return names.join('.');
}

/** Request bodies come first, then parameters, answers of success, headers of errors. */
const FIELD_ORDER = [
  /^request-body\./,
  /^parameters\./,
  /^responses\.[123]/,
  /^error-headers\.|\.headers\./,
];

function openField(element: Element): Opening | undefined {
  const anchor = getId(element);
  const order = FIELD_ORDER.findIndex((pattern) => pattern.test(anchor));
  if (order < 0) return undefined;
  const title = toNamePath(element);
  const heading = findHead(element);
  const type = heading && findChild(heading, ({name}) => name === 'span');
  const own = nameOf(element);
  return {
    kind: 'field',
    title,
    anchor,
    detail: type === undefined ? '' : readLine(type),
    names: own === title ? [] : [own],
    order,
    heading,
  };
}

function openStatus(element: Element): Opening | undefined {
  const heading = findChild(element, ({name}) => name === 'th');
  if (heading === undefined) return undefined;
  const title = readLine(heading);
  return {
    kind: 'status',
    title,
    anchor: getId(element),
    names: [title.split(' ')[0] ?? ''],
    heading,
  };
}

function openProblem(element: Element): Opening | undefined {
  const heading = findChild(element, ({name}) => name === 'h3');
  if (heading === undefined) return undefined;
  return {kind: 'problem', title: readLine(heading), anchor: getId(heading), names: [], heading};
}

function openTerm(element: Element): Opening | undefined {
  const name = findChild(element, (child) => child.name === 'dfn');
  if (name === undefined) return undefined;
  const abbreviation = findChild(element, (child) => child.name === 'abbr');
  return {
    kind: 'term',
    title: readLine(name),
    anchor: getId(element),
    names: abbreviation === undefined ? [] : [getAttributeValue(abbreviation, 'title') ?? ''],
    heading: getParent(name),
  };
}

/** The record that an element opens, which holds all text inside: a field, a status, a problem type, a term. */
export function openElement(element: Element): Opening | undefined {
  if (hasClass(element, 'api-field')) return openField(element);
  if (hasClass(element, 'api-problem')) return openProblem(element);
  if (getId(element) === '') return undefined;
  if (element.name === 'tbody' && getId(element).startsWith('responses.'))
    return openStatus(element);
  return element.name === 'tr' ? openTerm(element) : undefined;
}

/** The record that a heading opens, which holds the text up to the next. */
export function openHeading(heading: Element, isOperation: boolean): Opening | undefined {
  const anchor = getId(heading);
  if (anchor === '') return undefined;
  const title = readLine(heading);
  if (/^responses\.[^.]+$/.test(anchor)) {
    return {kind: 'status', title, anchor, names: [title.split(' ')[0] ?? '']};
  }
  return isOperation ? undefined : {kind: 'section', title, anchor, names: []};
}
