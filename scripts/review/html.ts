import {escapeAttribute} from '@openapi-portal/reports/text';

export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | undefined | false | readonly Part[];

function toText(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(toText).join('');
  return escapeAttribute(String(part));
}

/** Template tag that creates HTML and escapes interpolated text. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings
      .map((text, index) => text + (index < parts.length ? toText(parts[index]) : ''))
      .join(''),
  );

/** Encodes the path of a file as a relative URL, because file names may contain `#`, `?` and `%`. */
export const toHref = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/** Renders text in backticks as `<code>` elements. */
export const withCode = (sentence: string): readonly Part[] =>
  sentence.split('`').map((text, index) => (index % 2 === 1 ? markup`<code>${text}</code>` : text));
