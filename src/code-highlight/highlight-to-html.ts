import {escapeHtml} from '../api-reference/highlight-json';
import {toClassName} from './class-name';
import {highlightCode} from './highlight-code';

/** Code as HTML in which everything is escaped and each kind of thing has its class. */
export const highlightToHtml = (code: string, language: string): string =>
  highlightCode(code, language)
    .map(({kind, text}) =>
      kind === undefined
        ? escapeHtml(text)
        : `<span class="${toClassName(kind)}">${escapeHtml(text)}</span>`,
    )
    .join('');
