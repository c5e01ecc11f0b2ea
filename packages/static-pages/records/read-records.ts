import {type ChildNode, type Element, isTag, isText} from 'domhandler';
import {findOne} from 'domutils';

import type {Mark, PageRecord} from './record';
import {isInline, isLeftOut, readLine, toLine} from './text';

/** A record whose text is still being read. */
interface Open {
  readonly mark: Mark;
  readonly parts: string[];
}

/** The context of an element. */
interface Around {
  /** The innermost record, unless it is a section or the page. */
  readonly record?: Open;
  /** The heading of that record, which is no part of its text. */
  readonly heading?: ChildNode | null;
  /** True if the marked element around is a record whose title is the marked text. */
  readonly isTitled?: boolean;
  /** The names of the fields around. */
  readonly path?: string;
}

/** Returns the term of a table row that defines one. */
function findTerm(row: Element): {readonly mark: Mark; readonly heading: ChildNode} | undefined {
  const {id = ''} = row.attribs;
  const name = row.name === 'tr' && id !== '' && findOne(({name}) => name === 'dfn', row.children);
  if (!name) return undefined;
  const abbreviation = findOne(({name}) => name === 'abbr', row.children);
  const names = abbreviation === null ? [] : [abbreviation.attribs.title ?? ''];
  const mark = {kind: 'term', title: readLine(name), anchor: id, names} as const;
  return {mark, heading: name.parent as ChildNode};
}

/** Reads a page in document order; each word belongs to the record that was opened last. */
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

  /** A heading opens a section, unless what it names is a record already. */
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
      else if (isTag(node) && !isLeftOut(node)) this.readElement(node, around);
    }
  }

  finish(): readonly PageRecord[] {
    return this.records.map(({mark, parts}) => ({...mark, text: toLine(parts.join(''))}));
  }
}

/**
 * The records of a page: of itself, of its sections (h2 and h3), of terms, which are marked by `<dfn>`, and of what has
 * a `Mark`. An operation has no sections.
 *
 * @param page what is known of the page itself
 */
export function readRecords(
  content: readonly ChildNode[],
  page: Mark,
): readonly [PageRecord, ...PageRecord[]] {
  const reader = new RecordReader(page);
  reader.read(content);
  return reader.finish() as readonly [PageRecord, ...PageRecord[]];
}
