import {type ChildNode, type Element, isTag, isText} from 'domhandler';
import {findOne} from 'domutils';

import type {Mark, PageRecord} from './record';
import {isInline, isUnsearched, readLine, toLine} from './text';

/** A record whose text is still being read. */
interface Open {
  readonly mark: Mark;
  readonly parts: string[];
}

interface Around {
  /** The innermost record, unless that is a section or the page. */
  readonly record?: Open;
  /** The heading of the record, which is not part of its text. */
  readonly heading?: ChildNode | null;
  /** True if the enclosing record has its title in an element with `data-title`. */
  readonly isTitled?: boolean;
  /** Names of the enclosing fields, such as `items.address`. */
  readonly path?: string;
}

function findTerm(row: Element): {readonly mark: Mark; readonly heading: ChildNode} | undefined {
  const {id = ''} = row.attribs;
  const name = row.name === 'tr' && id !== '' && findOne(({name}) => name === 'dfn', row.children);
  if (!name) return undefined;
  const abbreviation = findOne(({name}) => name === 'abbr', row.children);
  const names = abbreviation === null ? [] : [abbreviation.attribs.title ?? ''];
  const mark = {kind: 'term', title: readLine(name), anchor: id, names} as const;
  return {mark, heading: name.parent as ChildNode};
}

/** Reads a page in document order. Each word belongs to the record that was opened last. */
class RecordReader {
  private readonly records: Open[] = [];
  private section: Open;

  constructor(private readonly page: Mark) {
    this.section = this.add(page);
  }

  private add(mark: Mark): Open {
    const record = {mark, parts: []};
    this.records.push(record);
    return record;
  }

  private say(text: string, {record = this.section}: Around): void {
    record.parts.push(text);
  }

  private openMarked(mark: Mark, {path, ...around}: Around): Around {
    if (mark.kind !== 'field') return {record: this.add(mark), isTitled: true};
    const title = path === undefined ? mark.title : `${path}.${mark.title}`;
    if ((mark.order ?? 0) < 0) return {...around, path: title, isTitled: false};
    const names = path === undefined ? [] : [mark.title];
    return {path: title, record: this.add({...mark, title, names}), isTitled: true};
  }

  private open(element: Element, around: Around): Around {
    const mark = element.attribs['data-record'];
    if (mark !== undefined) return this.openMarked(JSON.parse(mark) as Mark, around);
    const term = findTerm(element);
    return term ? {record: this.add(term.mark), heading: term.heading} : around;
  }

  /** Opens a section, unless the heading is inside another record or on the page of an operation. */
  private readHeading(heading: Element, anchor: string, {record}: Around): void {
    if (record !== undefined || this.page.kind === 'operation') return;
    this.section = this.add({kind: 'section', title: readLine(heading), anchor, names: []});
  }

  private readElement(element: Element, around: Around): void {
    const {name, attribs} = element;
    const isTitle = around.isTitled === true && 'data-title' in attribs;
    if (name === 'h1' || isTitle || element === around.heading) return;
    if (/^h[23]$/.test(name) && attribs.id !== undefined)
      return this.readHeading(element, attribs.id, around);
    const inside = this.open(element, around);
    if (!isInline(element)) this.say(' ', around);
    this.read(element.children, inside);
    if (!isInline(element)) this.say(' ', around);
  }

  read(nodes: readonly ChildNode[], around: Around = {}): void {
    for (const node of nodes) {
      if (isText(node)) this.say(node.data, around);
      else if (isTag(node) && !isUnsearched(node)) this.readElement(node, around);
    }
  }

  finish(): readonly PageRecord[] {
    return this.records.map(({mark, parts}) => ({...mark, text: toLine(parts.join(''))}));
  }
}

/**
 * Reads the search records of a page: the page itself, its sections (h2 and h3), terms marked by `<dfn>`, and
 * elements with a `Mark`. Pages of operations have no sections.
 */
export function readRecords(
  content: readonly ChildNode[],
  page: Mark,
): readonly [PageRecord, ...PageRecord[]] {
  const reader = new RecordReader(page);
  reader.read(content);
  return reader.finish() as readonly [PageRecord, ...PageRecord[]];
}
