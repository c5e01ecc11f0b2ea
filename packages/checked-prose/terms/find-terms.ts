/** A term of the glossary. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** Other forms of the term in prose. */
  readonly also?: readonly string[];
  /** True if its name is an ordinary word too, mostly with another meaning. */
  readonly isOrdinaryWord?: boolean;
  /** The route of the page that explains it; then it needs no note. */
  readonly page?: string;
}

/** A location in a text where a term is meant. */
export interface Mention {
  readonly id: string;
  /** The matched text. */
  readonly words: string;
  readonly start: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Matches a word with or without an initial capital, because it may start a sentence. The case of other letters
 * counts.
 */
const toPattern = (form: string): string => {
  const [first = '', ...rest] = form;
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escape(rest.join(''))}`;
};

/** Lists the forms of a term in prose: without its name if that is an ordinary word. */
const toForms = ({name, also = [], isOrdinaryWord}: Term): readonly string[] =>
  isOrdinaryWord === true ? also : [name, ...also];

/** Creates a function that finds glossary terms as whole words. The longest form wins. */
export function createFinder(terms: readonly Term[]) {
  const idOf = new Map(
    terms.flatMap((term) => toForms(term).map((form) => [form.toLowerCase(), term.id])),
  );
  const forms = terms.flatMap(toForms).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${forms.map(toPattern).join('|')})(?![\p{L}\p{N}-])`,
    'gu',
  );
  return {
    find: (text: string): readonly Mention[] =>
      [...text.matchAll(pattern)].flatMap(({0: words, index: start}) => {
        const id = idOf.get(words.toLowerCase());
        return id === undefined ? [] : [{id, words, start}];
      }),
  };
}
