import {escapeAttribute} from '@openapi-portal/reports/text';

interface Head {
  readonly title: string;
  /** Relative path from this page to the root of the review: empty, or `../` for each level. */
  readonly up: string;
  readonly isRoot: boolean;
}

const renderWay = ({up}: Head): Html =>
  markup`<nav aria-label="Way back"><a href="${up}index.html">Review of the change</a></nav>`;

export const renderDocument = (head: Head, main: Html): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${head.isRoot ? head.title : `${head.title} – review of the change`}</title>
<link rel="stylesheet" href="${head.up}review.css">
</head>
<body>
${!head.isRoot && markup`<header>${renderWay(head)}</header>`}
<main>
${main}
</main>
</body>
</html>
`.text;

/** Formats a count with its noun: `1 page`, `2 pages`. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${formatNumber(number)} ${number === 1 ? one : several}`;

/** Formats a number with thousands separators, regardless of the machine's locale. */
export const formatNumber = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a difference with its sign: `+12`, `−3`, `0`. */
export function formatStep(number: number): string {
  if (number === 0) return '0';
  return (number > 0 ? '+' : '−') + formatNumber(Math.abs(number));
}

export const formatWords = ({
  added,
  removed,
}: {
  readonly added: number;
  readonly removed: number;
}): string =>
  added + removed === 0
    ? 'no word changed'
    : `+${formatNumber(added)} −${formatNumber(removed)} words`;

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
