import type {MarkdownRule} from '../rule';
import {code} from './code';
import {definitions} from './definitions';
import {details} from './details';
import {headings} from './headings';
import {leftOut} from './left-out';
import {links} from './links';
import {meanings} from './meanings';
import {notes} from './notes';
import {pictures} from './pictures';
import {tables} from './tables';
import {terms} from './terms';

/** All rules, in order of precedence. */
export const RULES: readonly MarkdownRule[] = [
  pictures,
  leftOut,
  terms,
  ...links,
  ...headings,
  ...notes,
  ...details,
  definitions,
  meanings,
  tables,
  ...code,
];
