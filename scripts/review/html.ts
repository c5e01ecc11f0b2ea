import {escapeAttribute} from '@openapi-portal/reports/text';

/** HTML with all text escaped. */
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

/** HTML as it is written, with texts put in that mean nothing in it. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings
      .map((text, index) => text + (index < parts.length ? toText(parts[index]) : ''))
      .join(''),
  );

/** A path of a file as a relative URL: names of files may have `#`, `?` and `%`. */
export const toHref = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/** A sentence with code in backticks. */
export const withCode = (sentence: string): readonly Part[] =>
  sentence.split('`').map((text, index) => (index % 2 === 1 ? markup`<code>${text}</code>` : text));
