import type {Element as HtmlElement} from 'domhandler';
import {findAll, textContent} from 'domutils';

import {findAround, hasClass, listElements} from '../html';
import type {Rule} from '../rule';
import {toTable} from '../rules/tables';

/** The section in which the bodies of errors stand, one after another. */
const isBodies = (node: HtmlElement): boolean =>
  node.name === 'section' && listElements(node)[0]?.attribs.id === 'errors.bodies';

const known = new WeakMap<HtmlElement, ReadonlySet<HtmlElement>>();

/** The fields of a section that say what an earlier one says, word for word. */
function findRepeated(section: HtmlElement): ReadonlySet<HtmlElement> {
  const found = known.get(section);
  if (found !== undefined) return found;
  const texts = new Set<string>();
  const fields = findAll((node) => hasClass(node, 'api-field'), section.children);
  const repeated = new Set(
    fields.filter((field) => {
      const words = textContent(field);
      if (texts.has(words)) return true;
      texts.add(words);
      return false;
    }),
  );
  known.set(section, repeated);
  return repeated;
}

/** Whether an earlier body of an error has this field in the same words. */
export function isRepeated(field: HtmlElement): boolean {
  const section = findAround(field, isBodies);
  return section !== undefined && findRepeated(section).has(field);
}

/** What is said of a status as a whole stands in the column that says when it is sent. */
const WHEN = 1;

export const errors: readonly Rule[] = [
  {
    matches: (node) => hasClass(node, 'api-errors'),
    convert: (table, conversion) => toTable(table, conversion, WHEN),
  },
];
