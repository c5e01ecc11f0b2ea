import {escapeAttribute} from '@openapi-portal/reports/text';

import type {Fact} from './contract-facts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const decode = (text: string): string =>
  text.replace(/&([a-z]+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Returns the visible text of a page, with the URL of each link after its text. */
const toText = (html: string): string =>
  decode(
    html
      .replace(/<a [^>]*><\/a>/g, '')
      .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 $1 ')
      .replace(/<\/?(?:code|span|em|strong|b|i|a|wbr|s)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  );

/** HTML tags in the descriptions of `tests/contracts/` that pages keep as HTML. */
const KEPT_TAGS = /<\/?(b|br|sub|details|summary|table|tr|th|td)>/g;

/** Markdown links with unsafe URLs. Pages show only the text of such links. */
const UNSAFE = /\]\((?:javascript|data):(?:[^()]|\([^()]*\))*\)/g;

/** Reduces a text to letters and digits, so that Markdown syntax and line breaks do not affect comparisons. */
const toLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class PageText {
  private readonly text: string;
  private readonly letters: string;

  constructor(pages: readonly string[]) {
    this.text = pages.map(toText).join('\n');
    this.letters = toLetters(this.text);
  }

  says({value}: Fact): boolean {
    if (typeof value === 'number') {
      return new RegExp(`(?<![\\w.])${escapeRegExp(String(value))}(?!\\w)`).test(this.text);
    }
    const isWord = !/\s/.test(value);
    return isWord
      ? this.text.includes(value.replace(/\/$/, '')) ||
          this.text.includes(JSON.stringify(value).slice(1, -1)) ||
          this.isMarkdown(value)
      : this.letters.includes(toLetters(value)) ||
          this.letters.includes(toLetters(value.replace(KEPT_TAGS, ' ').replace(UNSAFE, ' '))) ||
          this.letters.includes(toLetters(JSON.stringify(value))) ||
          this.letters.includes(toLetters(escapeAttribute(value)));
  }

  private isMarkdown(value: string): boolean {
    return /[`*_[\]<]/.test(value) && this.letters.includes(toLetters(value));
  }
}
