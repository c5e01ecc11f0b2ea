import type {ReactNode} from 'react';

/** The HTML entities that Docusaurus writes. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&([\w#]+);/g, (entity, name: string) => CHARACTERS[name] ?? entity);

/** Converts the HTML of a heading to React nodes. Keeps `<code>` elements and removes other markup. */
export const toNodes = (html: string): ReactNode =>
  html
    .split(/<code>(.*?)<\/code>/)
    .map((part, index) =>
      index % 2 === 0 ? toText(part) : <code key={index}>{toText(part)}</code>,
    );
