import type {Fact} from './contract-facts';

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? entity;
  const isHex = name[1] === 'x' || name[1] === 'X';
  return String.fromCodePoint(parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
}

/** Matches invisible parts: head, scripts, styles, templates and comments. */
const UNSEEN = /<(head|script|style|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

/**
 * Returns the text of a page.
 *
 * @param between replacement for each tag: a space separates words, an empty string joins parts of a name
 */
const toText = (html: string, between: string): string =>
  html
    .replace(UNSEEN, ' ')
    .replace(/<[^>]*>/g, between)
    .replace(/&(#?\w+);/g, decodeEntity);

/** Reduces a text to lower-case words, so that punctuation, case and markup do not matter. */
const toWords = (text: string): string => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const bare = words.map((word) => word.replace(/^_+|_+$/g, '')).filter(Boolean);
  return ` ${bare.join(' ')} `;
};

/** Caches the forms of facts, because each fact is searched for on many pages. */
const known = new Map<string, readonly string[]>();

/** Lists the forms in which a page may contain a text: verbatim, as Markdown without HTML and escapes, or as JSON. */
function listForms(text: string): readonly string[] {
  const found = known.get(text);
  if (found !== undefined) return found;
  const withoutEscapes = text.replace(/\\(?=[^\p{L}\p{N}])/gu, '');
  const texts = [text, toText(withoutEscapes, ' '), JSON.stringify(text)];
  const forms = [...new Set(texts.map(toWords))];
  known.set(text, forms);
  return forms;
}

/** Reads the words of a page twice: with tags replaced by spaces, and with tags removed. */
export const readWords = (html: string): readonly string[] =>
  [toText(html, ' '), toText(html, '')].map(toWords);

/** Caches the words of pages as sets, one set per text of `readWords`. */
const wordsOf = new WeakMap<readonly string[], readonly ReadonlySet<string>[]>();

function listWords(page: readonly string[]): readonly ReadonlySet<string>[] {
  const found = wordsOf.get(page) ?? page.map((words) => new Set(words.split(' ')));
  wordsOf.set(page, found);
  return found;
}

/**
 * Finds the facts that a page does not contain. Facts without letters or digits are ignored.
 *
 * @param page the result of `readWords`
 */
export function findMissingFacts(facts: readonly Fact[], page: readonly string[]): readonly Fact[] {
  const sets = listWords(page);
  // Looking up single words in a set is faster than a substring search, and rules out most missing facts.
  const has = (form: string): boolean =>
    page.some(
      (words, index) =>
        form.split(' ').every((word) => sets[index]?.has(word)) && words.includes(form),
    );
  return facts.filter(({text}) => {
    const forms = listForms(text);
    return !forms.some((form) => form.trim() === '' || has(form));
  });
}

/**
 * Finds the facts that the text of a page does not contain. Collapsed text and hidden tabs count; attributes do not.
 *
 * @param html the page as served, before any script runs
 */
export const findMissing = (facts: readonly Fact[], html: string): readonly Fact[] =>
  findMissingFacts(facts, readWords(html));
