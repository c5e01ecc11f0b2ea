import type {ReactNode} from 'react';

/** What Docusaurus escapes. */
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

/**
 * The words of a heading, of which those in code keep their letters.
 *
 * @param html as Docusaurus has headings in its lists of contents: escaped text, with elements for what is marked
 */
export const toNodes = (html: string): ReactNode =>
  html
    .split(/<code>(.*?)<\/code>/)
    .map((part, index) =>
      index % 2 === 0 ? toText(part) : <code key={index}>{toText(part)}</code>,
    );
