export interface Term {
  readonly id: string;
  readonly name: string;
  /** Other forms of the term, such as the plural. */
  readonly also?: readonly string[];
  /** True if the name is also an ordinary word with another meaning. The name itself is then not matched. */
  readonly isOrdinaryWord?: boolean;
  /** Route of a page that explains the term. The term is not explained again on this page. */
  readonly page?: string;
}

export interface Mention {
  readonly id: string;
  readonly words: string;
  readonly start: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a form case-sensitively, except for its first letter, which may start a sentence. */
const toPattern = (form: string): string => {
  const [first = '', ...rest] = form;
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escape(rest.join(''))}`;
};

const toForms = ({name, also = [], isOrdinaryWord}: Term): readonly string[] =>
  isOrdinaryWord === true ? also : [name, ...also];

/** Creates a function that finds glossary terms as whole words. Longer forms take precedence. */
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
