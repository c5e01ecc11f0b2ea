import type {MarkdownRule} from '../rule';
import {code, headings, links, meanings, terms} from './inline';
import {definitions, details, leftOut, notes, pictures} from './blocks';
import {tables} from './tables';

/** All rules, in order of precedence. */
export const RULES: readonly MarkdownRule[] = [
  pictures,
  leftOut,
  terms,
  ...links,
  headings,
  notes,
  ...details,
  definitions,
  meanings,
  tables,
  code,
];
