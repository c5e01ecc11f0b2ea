/** A word of a glossary. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** Other forms by which prose may mean it. */
  readonly also?: readonly string[];
  /** Whether its name is an ordinary word too, which means something else mostly. */
  readonly isOrdinaryWord?: boolean;
  /** The route of the page that explains it, where it needs no note. */
  readonly page?: string;
}

/** A location in a text where a term is meant. */
export interface Mention {
  readonly id: string;
  /** The words as they stand there. */
  readonly words: string;
  readonly start: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** At the beginning of a sentence a word has a capital; the rest is part of the name. */
const toPattern = (form: string): string => {
  const [first = '', ...rest] = form;
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escape(rest.join(''))}`;
};

/** The forms by which prose may mean a term: not its name, where that is an ordinary word too. */
const toForms = ({name, also = [], isOrdinaryWord}: Term): readonly string[] =>
  isOrdinaryWord === true ? also : [name, ...also];

/** Makes a finder of the terms of a glossary: the longest form wins, and a term is a word of its own. */
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
