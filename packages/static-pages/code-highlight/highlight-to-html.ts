import {highlightCode} from './highlight-code';
import {escapeHtml, toSpan} from './html';

/** Code as HTML in which everything is escaped and each kind of thing has its class. */
export const highlightToHtml = (code: string, language: string): string =>
  highlightCode(code, language)
    .map(({kind, text}) => (kind === undefined ? escapeHtml(text) : toSpan(kind, escapeHtml(text))))
    .join('');
