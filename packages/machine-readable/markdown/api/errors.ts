import {hasClass} from '../html';
import type {MarkdownRule} from '../rule';
import {toTable} from '../rules/tables';

/** What is said of a status as a whole stands in the column that says when it is sent. */
const WHEN = 1;

export const errors: readonly MarkdownRule[] = [
  {
    matches: (node) => hasClass(node, 'api-errors'),
    convert: (table, conversion) => toTable(table, conversion, WHEN),
  },
];
