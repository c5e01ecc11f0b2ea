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
 * Returns the text of a page as served.
 *
 * @param between replaces each tag: a name may contain tags, or be separated only by them
 */
const toText = (html: string, between: string): string =>
  html
    .replace(UNSEEN, ' ')
    .replace(/<[^>]*>/g, between)
    .replace(/&(#?\w+);/g, decodeEntity);

/** Reduces a text to its words, so that punctuation, case and markup make no difference. */
const toWords = (text: string): string => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const bare = words.map((word) => word.replace(/^_+|_+$/g, '')).filter(Boolean);
  return ` ${bare.join(' ')} `;
};

/** The forms of texts that were looked for: a fact that one page lacks is looked for on each page that it links to. */
const known = new Map<string, readonly string[]>();

/** Lists the forms in which a page may contain a text: as it is, as Markdown without HTML and escapes, as JSON. */
function listForms(text: string): readonly string[] {
  const found = known.get(text);
  if (found !== undefined) return found;
  const withoutEscapes = text.replace(/\\(?=[^\p{L}\p{N}])/gu, '');
  const texts = [text, toText(withoutEscapes, ' '), JSON.stringify(text)];
  const forms = [...new Set(texts.map(toWords))];
  known.set(text, forms);
  return forms;
}

/** Reads the visible words of a page as served, with a space for each tag and without. */
export const readWords = (html: string): readonly string[] =>
  [toText(html, ' '), toText(html, '')].map(toWords);

/** The single words of pages, in the order of their texts. */
const wordsOf = new WeakMap<readonly string[], readonly ReadonlySet<string>[]>();

function listWords(page: readonly string[]): readonly ReadonlySet<string>[] {
  const found = wordsOf.get(page) ?? page.map((words) => new Set(words.split(' ')));
  wordsOf.set(page, found);
  return found;
}

/** Finds the facts with a letter or digit that a page does not have, given its `readWords`. */
export function findUnsaid(facts: readonly Fact[], page: readonly string[]): readonly Fact[] {
  const sets = listWords(page);
  // Most facts that a page lacks have a word that it lacks, which a set tells sooner than a search.
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
 * Lists the facts that the text of a page lacks. Collapsed text and tabs count; attributes do not.
 *
 * @param html the page as served, before any script
 */
export const findMissing = (facts: readonly Fact[], html: string): readonly Fact[] =>
  findUnsaid(facts, readWords(html));
